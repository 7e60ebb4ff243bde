import type { OrderValidationResult } from '@mintline/core/enumerations/marketplace'
import { readCollectionKey } from '../../database/keys/index.ts'
import type { OrderServices } from '../orderServices.ts'
import type { Market } from '../placed/markets.ts'
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
  const { blockchain } = readCollectionKey(draft.collection)
  const possible: readonly Market[] =
    markets.seaports[blockchain] === undefined
      ? ['EXCHANGE']
      : markets.exchanges[blockchain] === undefined
        ? ['SEAPORT']
        : ['EXCHANGE', 'SEAPORT']
  const known = draft.market === undefined ? possible : [draft.market]
  return orderFault(facts, { limits, now, at, markets: known }) ?? 'SUCCESS'
}
