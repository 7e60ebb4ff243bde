import type { Branded } from '../branded.ts'
import { isSolanaSignatureText } from '../formats/solana.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from '../identifier.ts'
import { invalidTransactionHash } from '../refusals.ts'

/**
 * A Solana or Eclipse signature, which identifies a transaction: any 64 bytes in base58.
 *
 * A fifth of them are shorter than the 88 characters that the specification requires for a `SolanaTransactionHash`; use
 * this type for values from nodes and wallets. Normal form: unchanged.
 */
export type SolanaSignature = Branded<'SolanaSignature'>

const identifier = defineIdentifier<SolanaSignature>(
  (value) => (isSolanaSignatureText(value) ? value : undefined),
  invalidTransactionHash('SOLANA'),
)

/** Returns true if the text is a Solana or Eclipse signature. */
export const isSolanaSignature: Guard<SolanaSignature> = identifier.is

/**
 * Asserts that the text is a Solana or Eclipse signature.
 *
 * @throws `INVALID_TRANSACTION_HASH`
 */
export const assertIsSolanaSignature: Assertion<SolanaSignature> = identifier.assertIs

/**
 * Returns a Solana or Eclipse signature in normal form.
 *
 * @throws `INVALID_TRANSACTION_HASH` if the text is not valid
 */
export const solanaSignature: Coercion<SolanaSignature> = identifier.coerce
