"""Write the server's OpenAPI description to standard output, for the types of the web page."""

import json
import sys

from cothon.server.http.app import create_app
from cothon.server.settings import Settings

json.dump(create_app(Settings(database="sqlite://")).openapi(), sys.stdout, indent=1)
