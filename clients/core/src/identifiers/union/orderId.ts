import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'
import { type Prefixed, readPrefixed, writePrefixed } from './prefixed.ts'
import { refusal } from './refusal.ts'

/** An order: `CHAIN:id`, with any non-empty id. Normal form: unchanged. */
export type OrderId = Branded<'OrderId'>

const identifier = defineCompositeIdentifier<OrderId, Prefixed>({
  read: readPrefixed,
  write: writePrefixed,
  errorFor: refusal('NOT_ORDER_ID'),
})

/** Returns true if the text is an order id. */
export const isOrderId: Guard<OrderId> = identifier.is

/**
 * Asserts that the text is an order id.
 *
 * @throws `NOT_ORDER_ID`
 */
export const assertIsOrderId: Assertion<OrderId> = identifier.assertIs

/**
 * Returns an order id in normal form.
 *
 * @throws `NOT_ORDER_ID` if the text is not valid
 */
export const orderId: Coercion<OrderId> = identifier.coerce

/**
 * Parses an order id into parts in normal form.
 *
 * @throws `NOT_ORDER_ID` if the text is not valid
 */
export const parseOrderId = identifier.parse

/**
 * Formats an order id in normal form from its parts.
 *
 * @throws `NOT_ORDER_ID` if the parts are not valid
 */
export const formatOrderId = identifier.format
