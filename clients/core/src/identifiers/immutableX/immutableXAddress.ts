import type { Branded } from '../branded.ts'
import { EVM_FORMATS } from '../formats/evm.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from '../identifier.ts'
import { invalidAddress } from '../refusals.ts'

/** An ImmutableX address: `0x` and 40 hex digits. Normal form: lowercase. */
export type ImmutableXAddress = Branded<'ImmutableXAddress'>

const identifier = defineIdentifier<ImmutableXAddress>(
  EVM_FORMATS.address,
  invalidAddress('IMMUTABLEX'),
)

/** True if a text is an ImmutableX address. */
export const isImmutableXAddress: Guard<ImmutableXAddress> = identifier.is

/**
 * Asserts that a text is an ImmutableX address.
 *
 * @throws `INVALID_ADDRESS`
 */
export const assertIsImmutableXAddress: Assertion<ImmutableXAddress> = identifier.assertIs

/**
 * An ImmutableX address in its normal form.
 *
 * @throws `INVALID_ADDRESS` when the text is not valid
 */
export const immutableXAddress: Coercion<ImmutableXAddress> = identifier.coerce
