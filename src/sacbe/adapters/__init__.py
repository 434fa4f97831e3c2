"""Adapters for research libraries: OpenSpiel, PettingZoo, Gymnasium, and vectorised batches.

Import the module you need: each depends on its library. The extra `sacbe[research]` installs them
all. Batches only need NumPy.
"""
