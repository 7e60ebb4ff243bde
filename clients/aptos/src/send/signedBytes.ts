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

/** The `TransactionAuthenticator` of a sender, no further signers, and a payer who is not known yet: address 0x0. */
const SPONSORED = Uint8Array.of(
  3,
  ...NO_AUTHENTICATOR,
  0,
  0,
  ...new Uint8Array(32),
  ...NO_AUTHENTICATOR,
)

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

/**
 * A transaction to simulate in BCS: without a signature.
 *
 * @param isSponsored True if anybody may pay its gas, so that the sender needs no funds for it.
 */
export function simulatedBytes(transaction: InBcs, isSponsored = false): Uint8Array<ArrayBuffer> {
  const authenticator = isSponsored ? SPONSORED : ofSender(NO_AUTHENTICATOR)
  return concatBytes(transaction.bcsToBytes(), authenticator)
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
