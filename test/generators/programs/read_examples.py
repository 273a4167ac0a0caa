"""Reads every JSON example of the contract through the model of its schema, and prints their number."""

import json
import sys

import models

with open(sys.argv[1]) as file:
    description = json.load(file)
schemas = {f"#/components/schemas/{name}": getattr(models, name) for name in description["components"]["schemas"]}


def follow(node):
    """Resolves references."""
    while "$ref" in node:
        _, *keys = node["$ref"].split("/")
        node = description
        for key in keys:
            node = node[key]
    return node


count = 0
operations = [value for item in description["paths"].values() for key, value in item.items() if key != "parameters"]
for operation in operations:
    for body in [operation.get("requestBody", {}), *operation["responses"].values()]:
        content = follow(body).get("content", {}).get("application/json", {})
        model = schemas.get(content.get("schema", {}).get("$ref"))
        for example in content.get("examples", {}).values() if model else []:
            model.model_validate(follow(example)["value"])
            count += 1
print(count)
