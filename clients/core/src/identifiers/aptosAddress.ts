import { APTOS_FORMATS } from './formats/aptos.ts'
import {
  type Assertion,
  type Branded,
  type Coercion,
  defineIdentifier,
  type Guard,
  invalidAddress,
} from './identifier.ts'

/**
 * An Aptos address: `0x` and 1 to 64 hex digits.
 *
 * Normal form: lowercase, padded with zeros to 64 digits.
 */
export type AptosAddress = Branded<'AptosAddress'>

const address = defineIdentifier<AptosAddress>(APTOS_FORMATS.address, invalidAddress('APTOS'))

/** Returns true if the text is an Aptos address. */
export const isAptosAddress: Guard<AptosAddress> = address.is

/**
 * Asserts that the text is an Aptos address.
 *
 * @throws `INVALID_ADDRESS`
 */
export const assertIsAptosAddress: Assertion<AptosAddress> = address.assertIs

/**
 * Returns an Aptos address in normal form.
 *
 * @throws `INVALID_ADDRESS` if the text is not valid
 */
export const aptosAddress: Coercion<AptosAddress> = address.coerce

/** An EVM address' 20 bytes, or a Flow address' 8. */
const FOREIGN = /^0x(?:[0-9a-f]{40}|[0-9a-f]{16})$/i

/** Returns true if the text is an Aptos wallet address, and not an EVM or Flow address: see `aptosWallet`. */
export const isAptosWallet: Guard<AptosAddress> = (value): value is AptosAddress =>
  isAptosAddress(value) && !FOREIGN.test(value)
