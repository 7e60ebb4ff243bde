import type { Branded } from '../branded.ts'
import { SOLANA_FORMATS } from '../formats/solana.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from '../identifier.ts'
import { invalidTransactionHash } from '../refusals.ts'

/**
 * A Solana or Eclipse transaction hash: 64 bytes in 88 characters of base58.
 *
 * Normal form: unchanged.
 */
export type SolanaTransactionHash = Branded<'SolanaTransactionHash'>

const identifier = defineIdentifier<SolanaTransactionHash>(
  SOLANA_FORMATS.transactionHash,
  invalidTransactionHash('SOLANA'),
)

/** Returns true if the text is a Solana or Eclipse transaction hash. */
export const isSolanaTransactionHash: Guard<SolanaTransactionHash> = identifier.is

/**
 * Asserts that the text is a Solana or Eclipse transaction hash.
 *
 * @throws `INVALID_TRANSACTION_HASH`
 */
export const assertIsSolanaTransactionHash: Assertion<SolanaTransactionHash> = identifier.assertIs

/**
 * Returns a Solana or Eclipse transaction hash in normal form.
 *
 * @throws `INVALID_TRANSACTION_HASH` if the text is not valid
 */
export const solanaTransactionHash: Coercion<SolanaTransactionHash> = identifier.coerce
