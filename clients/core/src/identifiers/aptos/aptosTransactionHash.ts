import type { Branded } from '../branded.ts'
import { APTOS_FORMATS } from '../formats/aptos.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from '../identifier.ts'
import { invalidTransactionHash } from '../refusals.ts'

/** An Aptos transaction hash: `0x` or `0X` and 64 hex digits. Normal form: lowercase. */
export type AptosTransactionHash = Branded<'AptosTransactionHash'>

const identifier = defineIdentifier<AptosTransactionHash>(
  APTOS_FORMATS.transactionHash,
  invalidTransactionHash('APTOS'),
)

/** Returns true if the text is an Aptos transaction hash. */
export const isAptosTransactionHash: Guard<AptosTransactionHash> = identifier.is

/**
 * Asserts that the text is an Aptos transaction hash.
 *
 * @throws `INVALID_TRANSACTION_HASH`
 */
export const assertIsAptosTransactionHash: Assertion<AptosTransactionHash> = identifier.assertIs

/**
 * Returns an Aptos transaction hash in normal form.
 *
 * @throws `INVALID_TRANSACTION_HASH` if the text is not valid
 */
export const aptosTransactionHash: Coercion<AptosTransactionHash> = identifier.coerce
