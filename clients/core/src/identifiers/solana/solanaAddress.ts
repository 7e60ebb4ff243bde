import type { Branded } from '../branded.ts'
import { SOLANA_FORMATS } from '../formats/solana.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from '../identifier.ts'
import { invalidAddress } from '../refusals.ts'

/**
 * A Solana or Eclipse address: 32 bytes in 32 to 44 characters of base58.
 *
 * Normal form: as it is.
 */
export type SolanaAddress = Branded<'SolanaAddress'>

const identifier = defineIdentifier<SolanaAddress>(SOLANA_FORMATS.address, invalidAddress('SOLANA'))

/** True if a text is a Solana or Eclipse address. */
export const isSolanaAddress: Guard<SolanaAddress> = identifier.is

/**
 * Asserts that a text is a Solana or Eclipse address.
 *
 * @throws `INVALID_ADDRESS`
 */
export const assertIsSolanaAddress: Assertion<SolanaAddress> = identifier.assertIs

/**
 * A Solana or Eclipse address in its normal form.
 *
 * @throws `INVALID_ADDRESS` when the text is not valid
 */
export const solanaAddress: Coercion<SolanaAddress> = identifier.coerce
