"""Write the server's OpenAPI description to standard output, for the types of the web page."""

import json
import sys

from cothon.server.app import create_app

json.dump(create_app().openapi(), sys.stdout)
