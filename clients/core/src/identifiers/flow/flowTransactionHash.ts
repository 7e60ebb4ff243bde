import type { Branded } from '../branded.ts'
import { FLOW_FORMATS } from '../formats/flow.ts'
import { type Assertion, type Coercion, defineIdentifier, type Guard } from '../identifier.ts'
import { invalidTransactionHash } from '../refusals.ts'

/** A Flow transaction hash: 64 lowercase hex digits. Normal form: unchanged. */
export type FlowTransactionHash = Branded<'FlowTransactionHash'>

const identifier = defineIdentifier<FlowTransactionHash>(
  FLOW_FORMATS.transactionHash,
  invalidTransactionHash('FLOW'),
)

/** Returns true if the text is a Flow transaction hash. */
export const isFlowTransactionHash: Guard<FlowTransactionHash> = identifier.is

/**
 * Asserts that the text is a Flow transaction hash.
 *
 * @throws `INVALID_TRANSACTION_HASH`
 */
export const assertIsFlowTransactionHash: Assertion<FlowTransactionHash> = identifier.assertIs

/**
 * Returns a Flow transaction hash in normal form.
 *
 * @throws `INVALID_TRANSACTION_HASH` if the text is not valid
 */
export const flowTransactionHash: Coercion<FlowTransactionHash> = identifier.coerce
