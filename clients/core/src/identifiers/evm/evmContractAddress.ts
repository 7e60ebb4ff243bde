import type { Branded } from '../branded.ts'
import { EVM_FORMATS } from '../formats/evm.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from '../identifier.ts'
import { invalidContractAddress } from '../refusals.ts'

/** An EVM contract address: `0x` and 40 hex digits. Normal form: lowercase. */
export type EvmContractAddress = Branded<'EvmContractAddress'>

const identifier = defineIdentifier<EvmContractAddress>(
  EVM_FORMATS.contractAddress,
  invalidContractAddress('ETHEREUM'),
)

/** Returns true if the text is an EVM contract address. */
export const isEvmContractAddress: Guard<EvmContractAddress> = identifier.is

/**
 * Asserts that the text is an EVM contract address.
 *
 * @throws `INVALID_CONTRACT_ADDRESS`
 */
export const assertIsEvmContractAddress: Assertion<EvmContractAddress> = identifier.assertIs

/**
 * Returns an EVM contract address in normal form.
 *
 * @throws `INVALID_CONTRACT_ADDRESS` if the text is not valid
 */
export const evmContractAddress: Coercion<EvmContractAddress> = identifier.coerce
