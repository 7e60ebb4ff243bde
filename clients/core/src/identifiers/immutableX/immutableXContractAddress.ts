import type { Branded } from '../branded.ts'
import { EVM_FORMATS } from '../formats/evm.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from '../identifier.ts'
import { invalidContractAddress } from '../refusals.ts'

/** An ImmutableX contract address: `0x` and 40 hex digits. Normal form: lowercase. */
export type ImmutableXContractAddress = Branded<'ImmutableXContractAddress'>

const identifier = defineIdentifier<ImmutableXContractAddress>(
  EVM_FORMATS.contractAddress,
  invalidContractAddress('IMMUTABLEX'),
)

/** Returns true if the text is an ImmutableX contract address. */
export const isImmutableXContractAddress: Guard<ImmutableXContractAddress> = identifier.is

/**
 * Asserts that the text is an ImmutableX contract address.
 *
 * @throws `INVALID_CONTRACT_ADDRESS`
 */
export const assertIsImmutableXContractAddress: Assertion<ImmutableXContractAddress> =
  identifier.assertIs

/**
 * Returns an ImmutableX contract address in normal form.
 *
 * @throws `INVALID_CONTRACT_ADDRESS` if the text is not valid
 */
export const immutableXContractAddress: Coercion<ImmutableXContractAddress> = identifier.coerce
