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

/** Returns true if the text is an ImmutableX address. */
export const isImmutableXAddress: Guard<ImmutableXAddress> = identifier.is

/**
 * Asserts that the text is an ImmutableX address.
 *
 * @throws `INVALID_ADDRESS`
 */
export const assertIsImmutableXAddress: Assertion<ImmutableXAddress> = identifier.assertIs

/**
 * Returns an ImmutableX address in normal form.
 *
 * @throws `INVALID_ADDRESS` if the text is not valid
 */
export const immutableXAddress: Coercion<ImmutableXAddress> = identifier.coerce
