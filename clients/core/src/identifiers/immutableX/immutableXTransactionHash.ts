import type { Branded } from '../branded.ts'
import { EVM_FORMATS } from '../formats/evm.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from '../identifier.ts'
import { invalidTransactionHash } from '../refusals.ts'

/** An ImmutableX transaction hash: `0x` and 64 hex digits. Normal form: lowercase. */
export type ImmutableXTransactionHash = Branded<'ImmutableXTransactionHash'>

const identifier = defineIdentifier<ImmutableXTransactionHash>(
  EVM_FORMATS.transactionHash,
  invalidTransactionHash('IMMUTABLEX'),
)

/** Returns true if the text is an ImmutableX transaction hash. */
export const isImmutableXTransactionHash: Guard<ImmutableXTransactionHash> = identifier.is

/**
 * Asserts that the text is an ImmutableX transaction hash.
 *
 * @throws `INVALID_TRANSACTION_HASH`
 */
export const assertIsImmutableXTransactionHash: Assertion<ImmutableXTransactionHash> =
  identifier.assertIs

/**
 * Returns an ImmutableX transaction hash in normal form.
 *
 * @throws `INVALID_TRANSACTION_HASH` if the text is not valid
 */
export const immutableXTransactionHash: Coercion<ImmutableXTransactionHash> = identifier.coerce
