import type { AccountAuthenticator, RawTransaction } from '@aptos-labs/ts-sdk'
import { sha3_256 } from '@noble/hashes/sha3.js'

/**
 * Variants of an `AccountAuthenticator` in BCS that a `TransactionAuthenticator` has with the same number and the same
 * fields: a key and a multiple key of Ed25519.
 */
const SAME_IN_BOTH: readonly (number | undefined)[] = [0, 1]

/** Variant of a `TransactionAuthenticator` that holds any other authenticator of a single account. */
const SINGLE_SENDER = 4

/** The `AccountAuthenticator` of nobody, for simulations. */
const NO_AUTHENTICATOR = Uint8Array.of(4)

const HASH_PREFIX = sha3_256(new TextEncoder().encode('APTOS::Transaction'))

/** Variant of a transaction of a user among all transactions. */
const USER_TRANSACTION = Uint8Array.of(0)

/**
 * A transaction with its signature in BCS.
 *
 * Joined from bytes: the SDK's own function for it brings keyless accounts, which are 500 kB, into pages. They also take
 * the answer of a wallet with another copy of the SDK as it is, and accounts that are not known here.
 */
export function signedBytes(
  transaction: Pick<RawTransaction, 'bcsToBytes'>,
  authenticator: Pick<AccountAuthenticator, 'bcsToBytes'>,
): Uint8Array<ArrayBuffer> {
  return joined(transaction.bcsToBytes(), ofSender(authenticator.bcsToBytes()))
}

/** A transaction to simulate in BCS: without a signature. */
export function simulatedBytes(
  transaction: Pick<RawTransaction, 'bcsToBytes'>,
): Uint8Array<ArrayBuffer> {
  return joined(transaction.bcsToBytes(), ofSender(NO_AUTHENTICATOR))
}

/** Hash of a signed transaction. */
export function transactionHash(signed: Uint8Array): Uint8Array {
  return sha3_256(joined(HASH_PREFIX, USER_TRANSACTION, signed))
}

/** The authenticator of a transaction with a single signer. */
function ofSender(authenticator: Uint8Array): Uint8Array {
  if (SAME_IN_BOTH.includes(authenticator[0])) return authenticator
  return joined(Uint8Array.of(SINGLE_SENDER), authenticator)
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
