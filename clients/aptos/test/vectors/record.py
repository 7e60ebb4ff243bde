"""Records transactions of drop machines as Aptos' own Python SDK writes and signs them, in transactions.json.

    pip install aptos-sdk==0.11.0
    python clients/aptos/test/vectors/record.py
"""

import hashlib
import json
import re
from pathlib import Path

from aptos_sdk import asymmetric_crypto_wrapper, secp256k1_ecdsa
from aptos_sdk.account import Account
from aptos_sdk.account_address import AccountAddress
from aptos_sdk.bcs import Serializer
from aptos_sdk.transactions import (
    EntryFunction,
    RawTransaction,
    Script,
    ScriptArgument,
    SignedTransaction,
    TransactionArgument,
    TransactionPayload,
)

FOLDER = Path(__file__).parent
SCRIPTS = (FOLDER / "../../src/generated/scripts.ts").read_text()

MACHINE = AccountAddress.from_str("0x" + "d1" * 32)
COLLECTION = AccountAddress.from_str("0x" + "c0" * 32)
ALICE = AccountAddress.from_str("0x" + "a1" * 32)
BOB = AccountAddress.from_str("0x" + "00" * 31 + "b1")
HASHES = [bytes([1]) * 32, bytes([255]) * 32]
MAX_U64 = 2**64 - 1

KEY = "0x" + "11" * 32


def address(value):
    return TransactionArgument(value, Serializer.struct)


def u64(value):
    return TransactionArgument(value, Serializer.u64)


def boolean(value):
    return TransactionArgument(value, Serializer.bool)


def text(value):
    return TransactionArgument(value, Serializer.str)


def octets(value):
    return TransactionArgument(value, Serializer.to_bytes)


def sequence(values, encoder):
    return TransactionArgument(values, Serializer.sequence_serializer(encoder))


def addresses(*values):
    return sequence(values, Serializer.struct)


def u64s(*values):
    return sequence(values, Serializer.u64)


def proof(*values):
    return sequence(values, Serializer.to_bytes)


class SerializedArgument(ScriptArgument):
    """An argument of a type that the SDK has no variant for: its bytes, as aptos-core's `Serialized`."""

    VARIANT = 9

    def __init__(self, argument):
        self.bytes = argument.encode()

    def serialize(self, serializer):
        serializer.u8(self.VARIANT)
        serializer.to_bytes(self.bytes)


def entry(function, *arguments):
    """A call of `module::function` of the drop machine."""
    module, name = function.split("::")
    return EntryFunction.natural(f"{MACHINE}::{module}", name, [], list(arguments))


def about(function, *arguments):
    """The same with the collection as first argument."""
    return entry(function, address(COLLECTION), *arguments)


def script(name, *arguments):
    code = re.search(rf"{name} = '([0-9a-f]+)'", SCRIPTS)[1]
    placeholder = re.search(r"PLACEHOLDER = '([0-9a-f]+)'", SCRIPTS)[1]
    bytecode = bytes.fromhex(code.replace(placeholder, str(MACHINE)[2:]))
    shared = [ScriptArgument(ScriptArgument.ADDRESS, COLLECTION), *arguments]
    return Script(bytecode, [], shared)


def script_u64(value):
    return ScriptArgument(ScriptArgument.U64, value)


TEXTS = [
    text("Frögs"),
    text("Green ones, 🐸 and others"),
    text("ipfs://frogs/collection.json"),
    text("Frog #{}"),
    text("ipfs://frogs/{}.json"),
]
ROYALTIES = [address(ALICE), u64(10_000), u64(750)]
NO_PHASE = [u64(0), u64(0)]

PAYLOADS = {
    "drop_machine_v1::create_collection": entry(
        "drop_machine_v1::create_collection",
        *[*TEXTS, *ROYALTIES, *NO_PHASE, u64(500), u64(0), text("frogs"), boolean(False), u64(1_900_000_000)],
    ),
    "drop_machine_v1::create_collection, open edition": entry(
        "drop_machine_v1::create_collection",
        *[*TEXTS, *ROYALTIES, *NO_PHASE, u64(0), u64(0), text("frogs"), boolean(True), u64(0)],
    ),
    "drop_machine_v2::create_collection": entry(
        "drop_machine_v2::create_collection",
        *[*TEXTS, *ROYALTIES, *NO_PHASE, u64(500), u64(0), text("frogs"), boolean(False), u64(1_900_000_000)],
        *[u64(250), u64(0), u64(0)],
    ),
    "drop_machine_v2::create_collection, limited open edition": entry(
        "drop_machine_v2::create_collection",
        *[*TEXTS, *ROYALTIES, *NO_PHASE, u64(0), u64(0), text("frogs"), boolean(True), u64(0)],
        *[u64(250), u64(0), u64(MAX_U64)],
    ),
    **{
        name: payload
        for module in ["drop_machine_v1", "drop_machine_v2"]
        for name, payload in {
            f"{module}::mint": about(f"{module}::mint", u64(3), u64(300)),
            f"{module}::mint_to": about(f"{module}::mint_to", u64(1), u64(MAX_U64), address(BOB)),
            f"{module}::mint_with_proof": about(
                f"{module}::mint_with_proof", u64(2), u64(0), u64(5), proof(*HASHES)
            ),
        }.items()
    },
    "drop_machine_v2::mint_with_proof, list of one wallet": about(
        "drop_machine_v2::mint_with_proof", u64(2), u64(0), u64(5), proof()
    ),
    "mint_script": script("MINT_SCRIPT", script_u64(3)),
    # Aptos' TypeScript SDK writes every empty list as one of bytes, which the VM reads as an empty list of any type.
    "minter_script": script(
        "MINTER_SCRIPT",
        *[script_u64(3), script_u64(300), script_u64(0)],
        ScriptArgument(ScriptArgument.U8_VECTOR, b""),
    ),
    "minter_script, with a proof": script(
        "MINTER_SCRIPT", *[script_u64(3), script_u64(300), script_u64(5)], SerializedArgument(proof(*HASHES))
    ),
    "administration::add_phase": about(
        "administration::add_phase",
        *[u64(1_800_000_000), u64(100_000_000), u64(2), u64(1), boolean(False), octets(b"")],
    ),
    "administration::add_phase, merkle list": about(
        "administration::add_phase",
        *[u64(1_800_000_000), u64(0), u64(0), u64(0), boolean(True), octets(HASHES[1])],
    ),
    "administration::modify_phase": about(
        "administration::modify_phase",
        *[u64(7), u64(1_800_000_001), u64(MAX_U64), u64(0), u64(0), boolean(True), octets(b"")],
    ),
    "administration::remove_phase": about("administration::remove_phase", u64(7)),
    "administration::upsert_allowlist": about(
        "administration::upsert_allowlist", u64(7), addresses(ALICE, BOB), u64s(1, MAX_U64)
    ),
    "administration::remove_from_allowlist": about(
        "administration::remove_from_allowlist", u64(7), addresses(BOB)
    ),
    "administration::set_end_time": about("administration::set_end_time", u64(1_900_000_000)),
    "administration::set_end_time, open end": about("administration::set_end_time", u64(0)),
    "administration::set_total_supply": about("administration::set_total_supply", u64(499)),
    "administration::set_platform_fee, flat": about(
        "administration::set_platform_fee",
        *[u64(1_000), boolean(True), addresses(ALICE, BOB), u64s(99, 1)],
    ),
    "administration::set_platform_fee, percentage": about(
        "administration::set_platform_fee", *[u64(10_000), boolean(False), addresses(BOB), u64s(100)]
    ),
    "administration::set_revenue_split": about(
        "administration::set_revenue_split", addresses(BOB, ALICE), u64s(30, 70)
    ),
    "administration::set_royalties": about("administration::set_royalties", *ROYALTIES),
    "administration::set_paused": about("administration::set_paused", boolean(True)),
    "administration::offer_ownership": about("administration::offer_ownership", address(BOB)),
    "administration::cancel_ownership_offer": about("administration::cancel_ownership_offer"),
    "administration::accept_ownership": about("administration::accept_ownership"),
}


def secp256k1_account():
    key = secp256k1_ecdsa.PrivateKey.from_str(KEY, False)
    public = asymmetric_crypto_wrapper.PublicKey(key.public_key())
    return Account(AccountAddress.from_key(public), key)


def transaction(payload, account):
    raw = RawTransaction(
        account.address(),
        sequence_number=MAX_U64 - 1,
        payload=TransactionPayload(payload),
        max_gas_amount=12_345,
        gas_unit_price=101,
        expiration_timestamps_secs=1_800_001_800,
        chain_id=254,
    )
    signed = SignedTransaction(raw, account.sign_transaction(raw))
    serialized = signed.bytes()
    return {
        "sender": str(account.address()),
        "signingMessage": raw.keyed().hex(),
        "signed": serialized.hex(),
        "hash": hash_of(serialized),
    }


def hash_of(serialized):
    """Not in the SDK: the hash of the enum's variant for transactions of users, and its bytes."""
    prefix = hashlib.sha3_256(b"APTOS::Transaction").digest()
    return "0x" + hashlib.sha3_256(prefix + b"\0" + serialized).hexdigest()


def record(account, names):
    return {name: transaction(PAYLOADS[name], account) for name in names}


vectors = {
    "ed25519": record(Account.load_key(KEY), PAYLOADS),
    # The payload does not depend on the kind of key.
    "secp256k1": record(secp256k1_account(), ["drop_machine_v2::mint", "minter_script"]),
}
(FOLDER / "transactions.json").write_text(json.dumps(vectors, indent=2) + "\n")
