import type { Branded } from '../branded.ts'
import { longAptosAddress } from '../formats/aptos.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from '../identifier.ts'
import { invalidAddress } from '../refusals.ts'

/** An Aptos address of all its digits: `0x` and exactly 64. Normal form: lowercase. */
export type AptosLongAddress = Branded<'AptosLongAddress'>

const identifier = defineIdentifier<AptosLongAddress>(longAptosAddress, invalidAddress('APTOS'))

/** True if a text is an Aptos address of 64 digits. */
export const isAptosLongAddress: Guard<AptosLongAddress> = identifier.is

/**
 * Asserts that a text is an Aptos address of 64 digits.
 *
 * @throws `INVALID_ADDRESS`
 */
export const assertIsAptosLongAddress: Assertion<AptosLongAddress> = identifier.assertIs

/**
 * An Aptos address of 64 digits in its normal form.
 *
 * @throws `INVALID_ADDRESS` when the text is not valid
 */
export const aptosLongAddress: Coercion<AptosLongAddress> = identifier.coerce
