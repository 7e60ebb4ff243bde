import type { Branded } from '../branded.ts'
import { SOLANA_FORMATS } from '../formats/solana.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from '../identifier.ts'
import { invalidContractAddress } from '../refusals.ts'

/**
 * A Solana or Eclipse contract address: 32 bytes in 32 to 44 characters of base58.
 *
 * Normal form: unchanged.
 */
export type SolanaContractAddress = Branded<'SolanaContractAddress'>

const identifier = defineIdentifier<SolanaContractAddress>(
  SOLANA_FORMATS.contractAddress,
  invalidContractAddress('SOLANA'),
)

/** Returns true if the text is a Solana or Eclipse contract address. */
export const isSolanaContractAddress: Guard<SolanaContractAddress> = identifier.is

/**
 * Asserts that the text is a Solana or Eclipse contract address.
 *
 * @throws `INVALID_CONTRACT_ADDRESS`
 */
export const assertIsSolanaContractAddress: Assertion<SolanaContractAddress> = identifier.assertIs

/**
 * Returns a Solana or Eclipse contract address in normal form.
 *
 * @throws `INVALID_CONTRACT_ADDRESS` if the text is not valid
 */
export const solanaContractAddress: Coercion<SolanaContractAddress> = identifier.coerce
