"""Makes calls with the client in a package, and prints each answer as the client read it.

Input, as JSON: the URL of a server, the name of the package, a token of a user or null, and calls with their parameters.
Output, a line of JSON for each call: its name, the status, and the body as sent and as the client writes it again.
"""

import importlib
import json
import pkgutil
import sys
import types
import typing
from datetime import datetime


def main() -> None:
    asked = json.load(sys.stdin)
    package = importlib.import_module(asked["package"])
    functions = functions_of(package)
    client_module = importlib.import_module(f"{asked['package']}.client")
    client = client_module.Client(base_url=asked["url"])
    if asked["token"]:
        client = client_module.AuthenticatedClient(base_url=asked["url"], token=asked["token"])
    for call in asked["calls"]:
        module = functions[plain(call["operationId"])]
        answer = module.sync_detailed(client=client, **arguments(module, call["parameters"]))
        line = {
            "operationId": call["operationId"],
            "status": int(answer.status_code),
            "sent": json.loads(answer.content) if answer.content else None,
            "read": written(answer.parsed),
        }
        print(json.dumps(line))


def functions_of(package: types.ModuleType) -> dict[str, types.ModuleType]:
    """All modules of calls by the name of their call; importing them shows that they are whole."""
    names = [
        module.name
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        if not module.ispkg
    ]
    modules = [importlib.import_module(name) for name in names]
    return {plain(each.__name__.split(".")[-1]): each for each in modules if ".api." in each.__name__}


def plain(name: str) -> str:
    """A name without what the generator changes about it."""
    return name.replace("_", "").lower()


def arguments(module: types.ModuleType, parameters: dict[str, typing.Any]) -> dict[str, typing.Any]:
    hints = typing.get_type_hints(module._get_kwargs)
    named = {plain(name): name for name in hints if name not in ("return", "body")}
    found: dict[str, typing.Any] = {}
    for name, value in parameters.items():
        key = named.get(plain(name), "body")
        found[key] = converted(hints[key], value)
    return found


def converted(hint: typing.Any, value: typing.Any) -> typing.Any:
    """A value of JSON as the class that the client wants."""
    options = [each for each in typing.get_args(hint) if each.__name__ != "Unset"]
    if typing.get_origin(hint) is list:
        return [converted(options[0], each) for each in value if isinstance(value, list)]
    if options:
        return converted(options[0], value)
    if hasattr(hint, "from_dict"):
        return hint.from_dict(value)
    return datetime.fromisoformat(value) if hint is datetime else hint(value)


def written(parsed: typing.Any) -> typing.Any:
    if isinstance(parsed, list):
        return [written(each) for each in parsed]
    return parsed.to_dict() if hasattr(parsed, "to_dict") else parsed


main()
