import type { Branded } from '../branded.ts'
import { FLOW_FORMATS } from '../formats/flow.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from '../identifier.ts'
import { invalidAddress } from '../refusals.ts'

/**
 * A Flow address: 16 lowercase hex digits, with or without leading zeros and an x.
 * Normal form: `0x` and the 16 digits.
 */
export type FlowAddress = Branded<'FlowAddress'>

const identifier = defineIdentifier<FlowAddress>(FLOW_FORMATS.address, invalidAddress('FLOW'))

/** Returns true if the text is a Flow address. */
export const isFlowAddress: Guard<FlowAddress> = identifier.is

/**
 * Asserts that the text is a Flow address.
 *
 * @throws `INVALID_ADDRESS`
 */
export const assertIsFlowAddress: Assertion<FlowAddress> = identifier.assertIs

/**
 * Returns a Flow address in normal form.
 *
 * @throws `INVALID_ADDRESS` if the text is not valid
 */
export const flowAddress: Coercion<FlowAddress> = identifier.coerce
