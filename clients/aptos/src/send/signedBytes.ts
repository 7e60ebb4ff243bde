import { sha3_256 } from '@noble/hashes/sha3.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { readTransaction, type TransactionNumber } from '../bcs/readTransaction.ts'
import { bytesOf } from '../bcs/values.ts'

/**
 * BCS variants of `AccountAuthenticator` that `TransactionAuthenticator` shares, with the same number and fields: an
 * Ed25519 key and an Ed25519 multi-key.
 */
const SAME_IN_BOTH: readonly (number | undefined)[] = [0, 1]

/** `TransactionAuthenticator` variant for any other single-account authenticator. */
const SINGLE_SENDER = 4

/** Nobody's `AccountAuthenticator`, for simulations. */
const NO_AUTHENTICATOR = Uint8Array.of(4)

/** `TransactionAuthenticator` with a sender, no further signers, and an unknown payer: address 0x0. */
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

/** Variant for user transactions among all transactions. */
const USER_TRANSACTION = Uint8Array.of(0)

/**
 * Returns a transaction and its signature in BCS.
 *
 * It joins bytes, so that it takes a wallet's answer as it is, even for unknown account types.
 */
export function signedBytes(transaction: InBcs, authenticator: InBcs): Uint8Array<ArrayBuffer> {
  return concatBytes(transaction.bcsToBytes(), ofSender(authenticator.bcsToBytes()))
}

/** Returns a signed transaction's sender, sequence number and expiry. */
export function signedTerms(serialized: `0x${string}`): TransactionNumber {
  return readTransaction(bytesOf(serialized))
}

/**
 * Returns a transaction to simulate in BCS, without a signature.
 *
 * @param isSponsored True if anybody may pay its gas, so that the sender needs no funds for it.
 */
export function simulatedBytes(transaction: InBcs, isSponsored = false): Uint8Array<ArrayBuffer> {
  const authenticator = isSponsored ? SPONSORED : ofSender(NO_AUTHENTICATOR)
  return concatBytes(transaction.bcsToBytes(), authenticator)
}

/** Returns a signed transaction's hash. */
export function transactionHash(signed: Uint8Array): Uint8Array {
  return sha3_256(concatBytes(HASH_PREFIX, USER_TRANSACTION, signed))
}

/** Wraps an account authenticator for a transaction with a single signer. */
function ofSender(authenticator: Uint8Array): Uint8Array {
  if (SAME_IN_BOTH.includes(authenticator[0])) return authenticator
  return concatBytes(Uint8Array.of(SINGLE_SENDER), authenticator)
}
