import { longAptosAddress } from './formats/aptos.ts'
import {
  type Assertion,
  type Branded,
  type Coercion,
  defineIdentifier,
  type Guard,
  invalidAddress,
} from './identifier.ts'

/** A full-length Aptos address: `0x` and exactly 64 hex digits. Normal form: lowercase. */
export type AptosLongAddress = Branded<'AptosLongAddress'>

const identifier = defineIdentifier<AptosLongAddress>(longAptosAddress, invalidAddress('APTOS'))

/** Returns true if the text is a 64-digit Aptos address. */
export const isAptosLongAddress: Guard<AptosLongAddress> = identifier.is

/**
 * Asserts that the text is a 64-digit Aptos address.
 *
 * @throws `INVALID_ADDRESS`
 */
export const assertIsAptosLongAddress: Assertion<AptosLongAddress> = identifier.assertIs

/**
 * Returns a 64-digit Aptos address in normal form.
 *
 * @throws `INVALID_ADDRESS` if the text is not valid
 */
export const aptosLongAddress: Coercion<AptosLongAddress> = identifier.coerce
