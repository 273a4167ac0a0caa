"""Imports every module of the package `client`, and prints their names."""

import importlib
import pkgutil

import client

for module in pkgutil.walk_packages(client.__path__, "client."):
    importlib.import_module(module.name)
    print(module.name)
