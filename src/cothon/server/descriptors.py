"""No descriptors left: the event loop then turns newcomers away without a word, so somebody has to look."""

from __future__ import annotations

import errno
import os

from cothon.server.logs import SELDOM
from cothon.server.metrics import Metrics
from cothon.server.rounds import Rounds

EVERY = 2.0  # seconds


class Descriptors(Rounds):
    def __init__(self, metrics: Metrics) -> None:
        super().__init__(self.look, EVERY, "descriptors-failed")
        self.metrics = metrics

    async def look(self) -> None:
        """Whether one more could be had."""
        try:
            os.close(os.dup(2))
        except OSError as error:
            if error.errno not in (errno.EMFILE, errno.ENFILE):
                raise
            self.metrics.failures.labels(where="descriptors").inc()
            SELDOM.log("no-descriptors", error=str(error))
