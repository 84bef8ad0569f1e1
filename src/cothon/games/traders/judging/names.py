"""The names of the features, for the file of their weights. It does not compile."""

from cothon.core.judgement import Judgement
from cothon.core.weights import FeatureNames, names_in, twice
from cothon.games.traders.judging import appeal, standing

NAMES = FeatureNames(twice(names_in(vars(standing), "_FEATURE")), names_in(vars(appeal), "_MOVE"))
JUDGEMENT = Judgement("traders", "cothon.games.traders.judging", NAMES)
