import { EVM_FORMATS } from './formats/evm.ts'
import {
  type Assertion,
  type Branded,
  type Coercion,
  defineIdentifier,
  type Guard,
  invalidAddress,
} from './identifier.ts'

/** An EVM address: `0x` and 40 hex digits, in viem's type too. Normal form: lowercase. */
export type EvmAddress = Branded<'EvmAddress'> & `0x${string}`

const identifier = defineIdentifier<EvmAddress>(EVM_FORMATS.address, invalidAddress('ETHEREUM'))

/** Returns true if the text is an EVM address. */
export const isEvmAddress: Guard<EvmAddress> = identifier.is

/**
 * Asserts that the text is an EVM address.
 *
 * @throws `INVALID_ADDRESS`
 */
export const assertIsEvmAddress: Assertion<EvmAddress> = identifier.assertIs

/**
 * Returns an EVM address in normal form.
 *
 * @throws `INVALID_ADDRESS` if the text is not valid
 */
export const evmAddress: Coercion<EvmAddress> = identifier.coerce
