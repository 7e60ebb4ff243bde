import { isBlockchain } from '@mintline/core/networks'
import { Type } from 'typebox'
import { Continuation } from '../http/contract/inputs.ts'
import { defaulting, ref } from '../http/contract/model.ts'
import { itemIdOf, orderIdOf, ownershipIdOf } from '../read-model/ids/texts.ts'
import { marketItemsByKeys } from '../read-model/items/marketItemsByIds.ts'
import { ordersByKeys } from '../read-model/orders/ordersByIds.ts'
import { receivedBids } from '../read-model/orders/receivedBids.ts'
import { ownershipsByKeys } from '../read-model/ownerships/ownershipsByIds.ts'
import { call } from './call.ts'
import type { AnswerSources } from './currencies/answers.ts'
import { shownItems } from './items/answers.ts'
import { shownOrders } from './orders/answers.ts'
import { DeprecatedOrder } from './orders/schemas.ts'
import { shownOwnerships, walletsOfUser } from './ownerships/answers.ts'
import { BestBidOwnership } from './ownerships/itemOwnershipSchemas.ts'
import { pageRequest } from './pageRequest.ts'
import { BidSort, Blockchain, PlatformType } from './schemas/enumerations.ts'
import { BlockchainsInput, PageSize } from './schemas/inputs.ts'

/** A bid's key, with the keys of the ownership that it bids on. */
interface BestBidKeys {
  readonly id: Buffer
  readonly item: Buffer
  readonly owner: Buffer
}

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]))

export const currentUserBidsUsingGET = call(
  {
    operationId: 'currentUserBidsUsingGET',
    summary: 'Bids for items of the user who asks',
    tag: 'Bids',
    method: 'GET',
    path: '/marketplace/api/v4/bids/received',
    bearer: true,
    query: {
      blockchain: Type.Optional(ref(Blockchain)),
      platform: Type.Optional(ref(PlatformType)),
      continuation: Type.Optional(Continuation),
      sort: Type.Optional(defaulting(ref(BidSort), 'DATE_DESC')),
      size: Type.Optional(PageSize),
    },
    answer: Type.Array(ref(DeprecatedOrder)),
    continues: true,
    errors: 'E4',
  },
  async ({ blockchain, platform, sort = 'DATE_DESC', ...input }, services, { caller }) => {
    const { reader } = services
    const filter = {
      wallets: await walletsOfUser(reader, caller.userId),
      blockchains: blockchain && [blockchain].filter(isBlockchain),
      platform,
      sort,
    }
    const { entries, next } = await receivedBids(reader, 'ALL', filter, pageRequest(input))
    const keys = entries.map(({ id }) => id)
    return { entries: await shownOrders(services, await ordersByKeys(reader, keys)), next }
  },
)

export const currentUserOwnershipsWithBidsUsingGET = call(
  {
    operationId: 'currentUserOwnershipsWithBidsUsingGET',
    summary: 'Ownerships of the user who asks that have bids, with the best one',
    tag: 'Bids',
    method: 'GET',
    path: '/marketplace/api/v4/bids/received/ownerships',
    bearer: true,
    query: {
      blockchain: Type.Optional(BlockchainsInput),
      platform: Type.Optional(ref(PlatformType)),
      continuation: Type.Optional(Continuation),
      sort: Type.Optional(defaulting(ref(BidSort), 'DATE_DESC')),
      size: Type.Optional(PageSize),
    },
    answer: Type.Array(ref(BestBidOwnership)),
    continues: true,
    errors: 'E4',
  },
  async ({ blockchain, platform, sort = 'DATE_DESC', ...input }, services, { caller }) => {
    const filter = {
      wallets: await walletsOfUser(services.reader, caller.userId),
      blockchains: blockchain?.filter(isBlockchain),
      platform,
      sort,
    }
    const { entries, next } = await receivedBids(
      services.reader,
      'BEST',
      filter,
      pageRequest(input),
    )
    return { entries: await bestBidOwnerships(services, entries), next }
  },
)

/**
 * Returns ownerships with their items and best bids, in key order. Leaves out ownerships that were sold since the keys
 * were read.
 */
async function bestBidOwnerships(
  sources: AnswerSources,
  keys: readonly BestBidKeys[],
): Promise<BestBidOwnership[]> {
  const { reader } = sources
  const items = keys.map(({ item }) => item)
  const [owned, itemsFound, bids] = await Promise.all([
    ownershipsByKeys(reader, keys).then((found) => shownOwnerships(sources, found)),
    marketItemsByKeys(reader, items).then((found) => shownItems(sources, found)),
    ordersByKeys(
      reader,
      keys.map(({ id }) => id),
    ).then((found) => shownOrders(sources, found)),
  ])
  const ownershipOf = byId(owned)
  const itemOf = byId(itemsFound)
  const bidOf = byId(bids)
  return keys.flatMap((each) => {
    const ownership = ownershipOf.get(ownershipIdOf(each.item, each.owner))
    const item = itemOf.get(itemIdOf(each.item))
    const bid = bidOf.get(orderIdOf(each.id))
    return ownership && item && bid ? [{ ownership, item, bid }] : []
  })
}
