import type { Branded } from '../branded.ts'
import { isSolanaSignatureText } from '../formats/solana.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from '../identifier.ts'
import { invalidTransactionHash } from '../refusals.ts'

/**
 * A signature of Solana or Eclipse, which identifies a transaction there: any 64 bytes in base58.
 *
 * A fifth of them are shorter than the 88 characters that the specification requires of a `SolanaTransactionHash`; use
 * this type for what a node or wallet returns. Normal form: as it is.
 */
export type SolanaSignature = Branded<'SolanaSignature'>

const identifier = defineIdentifier<SolanaSignature>(
  (value) => (isSolanaSignatureText(value) ? value : undefined),
  invalidTransactionHash('SOLANA'),
)

/** True if a text is a signature of Solana or Eclipse. */
export const isSolanaSignature: Guard<SolanaSignature> = identifier.is

/**
 * Asserts that a text is a signature of Solana or Eclipse.
 *
 * @throws `INVALID_TRANSACTION_HASH`
 */
export const assertIsSolanaSignature: Assertion<SolanaSignature> = identifier.assertIs

/**
 * A signature of Solana or Eclipse in its normal form.
 *
 * @throws `INVALID_TRANSACTION_HASH` when the text is not valid
 */
export const solanaSignature: Coercion<SolanaSignature> = identifier.coerce
