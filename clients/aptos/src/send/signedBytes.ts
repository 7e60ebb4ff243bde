import { sha3_256 } from '@noble/hashes/sha3.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { readTransaction, type TransactionNumber } from '../bcs/readTransaction.ts'
import { bytesOf } from '../bcs/values.ts'

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

/** A transaction or an authenticator. */
interface InBcs {
  bcsToBytes(): Uint8Array
}

/** Variant of a transaction of a user among all transactions. */
const USER_TRANSACTION = Uint8Array.of(0)

/**
 * A transaction with its signature in BCS.
 *
 * Joined from bytes, which takes the answer of a wallet as it is, also of accounts that are not known here.
 */
export function signedBytes(transaction: InBcs, authenticator: InBcs): Uint8Array<ArrayBuffer> {
  return concatBytes(transaction.bcsToBytes(), ofSender(authenticator.bcsToBytes()))
}

/** Returns sender, number and end of a signed transaction. */
export function signedTerms(serialized: `0x${string}`): TransactionNumber {
  return readTransaction(bytesOf(serialized))
}

/** A transaction to simulate in BCS: without a signature. */
export function simulatedBytes(transaction: InBcs): Uint8Array<ArrayBuffer> {
  return concatBytes(transaction.bcsToBytes(), ofSender(NO_AUTHENTICATOR))
}

/** Hash of a signed transaction. */
export function transactionHash(signed: Uint8Array): Uint8Array {
  return sha3_256(concatBytes(HASH_PREFIX, USER_TRANSACTION, signed))
}

/** The authenticator of a transaction with a single signer. */
function ofSender(authenticator: Uint8Array): Uint8Array {
  if (SAME_IN_BOTH.includes(authenticator[0])) return authenticator
  return concatBytes(Uint8Array.of(SINGLE_SENDER), authenticator)
}
