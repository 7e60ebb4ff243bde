import type { Branded } from '../branded.ts'
import { FLOW_FORMATS } from '../formats/flow.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from '../identifier.ts'
import { invalidContractAddress } from '../refusals.ts'

/**
 * A Flow contract address: `A.`, a Flow address, a dot and a name of 3 or more letters, digits or
 * underscores.
 *
 * Normal form: the address is its 16 digits alone.
 */
export type FlowContractAddress = Branded<'FlowContractAddress'>

const identifier = defineIdentifier<FlowContractAddress>(
  FLOW_FORMATS.contractAddress,
  invalidContractAddress('FLOW'),
)

/** Returns true if the text is a Flow contract address. */
export const isFlowContractAddress: Guard<FlowContractAddress> = identifier.is

/**
 * Asserts that the text is a Flow contract address.
 *
 * @throws `INVALID_CONTRACT_ADDRESS`
 */
export const assertIsFlowContractAddress: Assertion<FlowContractAddress> = identifier.assertIs

/**
 * Returns a Flow contract address in normal form.
 *
 * @throws `INVALID_CONTRACT_ADDRESS` if the text is not valid
 */
export const flowContractAddress: Coercion<FlowContractAddress> = identifier.coerce
