import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'
import { type Prefixed, readPrefixed, writePrefixed } from './prefixed.ts'
import { refusal } from './refusal.ts'

/** An order: `CHAIN:id`, with any id that is not empty. It is its own normal form. */
export type OrderId = Branded<'OrderId'>

const identifier = defineCompositeIdentifier<OrderId, Prefixed>({
  read: readPrefixed,
  write: writePrefixed,
  errorFor: refusal('NOT_ORDER_ID'),
})

/** True if a text is an order id. */
export const isOrderId: Guard<OrderId> = identifier.is

/**
 * Asserts that a text is an order id.
 *
 * @throws `NOT_ORDER_ID`
 */
export const assertIsOrderId: Assertion<OrderId> = identifier.assertIs

/**
 * An order id in its normal form.
 *
 * @throws `NOT_ORDER_ID` when the text is not valid
 */
export const orderId: Coercion<OrderId> = identifier.coerce

/**
 * The parts of an order id, in their normal forms.
 *
 * @throws `NOT_ORDER_ID` when the text is not valid
 */
export const parseOrderId = identifier.parse

/**
 * The order id made of these parts, in its normal form.
 *
 * @throws `NOT_ORDER_ID` when they do not make one
 */
export const formatOrderId = identifier.format
