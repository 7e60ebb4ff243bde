import { SOLANA_FORMATS } from './formats/solana.ts'
import {
  type Assertion,
  type Branded,
  type Coercion,
  defineIdentifier,
  type Guard,
  invalidAddress,
} from './identifier.ts'

/**
 * A Solana or Eclipse address: 32 bytes in 32 to 44 characters of base58.
 *
 * Normal form: unchanged.
 */
export type SolanaAddress = Branded<'SolanaAddress'>

const identifier = defineIdentifier<SolanaAddress>(SOLANA_FORMATS.address, invalidAddress('SOLANA'))

/** Returns true if the text is a Solana or Eclipse address. */
export const isSolanaAddress: Guard<SolanaAddress> = identifier.is

/**
 * Asserts that the text is a Solana or Eclipse address.
 *
 * @throws `INVALID_ADDRESS`
 */
export const assertIsSolanaAddress: Assertion<SolanaAddress> = identifier.assertIs

/**
 * Returns a Solana or Eclipse address in normal form.
 *
 * @throws `INVALID_ADDRESS` if the text is not valid
 */
export const solanaAddress: Coercion<SolanaAddress> = identifier.coerce
