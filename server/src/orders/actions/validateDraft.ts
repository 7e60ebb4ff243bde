import type { OrderValidationResult } from '@mintline/core/enumerations/marketplace'
import type { OrderServices } from '../orderServices.ts'
import { type OfferedOrder, orderFacts } from '../validation/orderFacts.ts'
import { orderFault } from '../validation/orderFault.ts'

/** The result of the validation of an order that is not signed yet: what it would be refused for, by what is known now. */
export async function validateDraft(
  { writer, limits, ...markets }: OrderServices,
  draft: OfferedOrder,
  at: Date,
): Promise<OrderValidationResult> {
  const now = BigInt(Math.floor(at.getTime() / 1000))
  const facts = await orderFacts(writer, draft, { at, markets })
  return orderFault(facts, { limits, now, at }) ?? 'SUCCESS'
}
