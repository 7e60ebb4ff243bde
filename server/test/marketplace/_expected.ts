import { formatCollectionId, formatCurrencyId, formatItemId } from '@mintline/core/identifiers'
import type { AnswerOf } from '../../src/http/contract/call.ts'
import type * as indexer from '../../src/indexer/calls.ts'
import { orderIdOn } from '../read-model/_orders.ts'
import { WORLD_ORDERS } from '../read-model/_worldOrders.ts'

type IndexerItem = AnswerOf<typeof indexer.getItemById>
type IndexerOwnership = AnswerOf<typeof indexer.getOwnershipById>
type IndexerOrder = AnswerOf<typeof indexer.getOrderById>
type IndexerCurrency = AnswerOf<typeof indexer.getAllCurrencies>['currencies'][number]

/** Indexer answers from which the marketplace's follow. */
export interface Known {
  readonly currencies: readonly IndexerCurrency[]
  /** Ownerships by item id, latest change first. */
  readonly ownerships: ReadonlyMap<string, readonly IndexerOwnership[]>
  /** Royalties by item id. */
  readonly royalties: ReadonlyMap<string, readonly { account: string; value: number }[]>
}

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))

function currencyOf(id: string, { currencies }: Known) {
  const found = currencies.find(({ currencyId }) => currencyId === id)
  const ether = currencies.find(({ symbol }) => symbol === 'ETH')
  if (found === undefined) return undefined
  return {
    id,
    address: id,
    blockchain: id.split(':')[0],
    decimals: found.decimals,
    name: found.alias ?? found.symbol,
    symbol: found.symbol,
    rate: number(found.rate),
    rateEth: found.rate && ether?.rate ? Number(found.rate) / Number(ether.rate) : undefined,
  }
}

/** Returns a fixture order's trade: both sides. */
function fixtureOf(id: string) {
  const found = WORLD_ORDERS.find(
    (each) => orderIdOn(each.collection.blockchain, each.number) === id,
  )
  if (found === undefined) throw new Error(`${id} is no order of the fixture`)
  const { collection, item, currency, side, price, copies = 1n } = found
  return {
    isListing: side === 'SELL',
    price: Number(price),
    copies: Number(copies),
    currencyId: formatCurrencyId(currency),
    nft: {
      token: formatCollectionId(collection),
      tokenId: item?.tokenId === undefined ? undefined : String(item.tokenId),
      itemId: item && formatItemId(item),
    },
  }
}

/** Returns the marketplace order that follows from an indexer order with no copies sold yet. */
export function expectedOrder(order: IndexerOrder, known: Known) {
  const { isListing, price, copies, currencyId, nft } = fixtureOf(order.id)
  const amount = Number(isListing ? order.take.value : order.make.value)
  const money = { token: currencyId, currency: currencyOf(currencyId, known), value: amount }
  const goods = { token: nft.token, tokenId: nft.tokenId, value: copies }
  const [make, take] = isListing ? [goods, money] : [money, goods]
  return {
    id: order.id,
    blockchain: order.id.split(':')[0],
    platform: order.platform,
    type: 'MINTLINE_V2',
    data: { dataType: 'MINTLINE_V2_DATA_V1', originFees: [], payouts: [] },
    offer: !isListing,
    sellOrder: isListing,
    floorBid: nft.itemId === undefined,
    itemId: nft.itemId ?? nft.token,
    active: order.status === 'ACTIVE',
    cancelled: order.cancelled,
    completed: order.status === 'FILLED',
    createdAt: order.createdAt,
    expirationDate: order.endedAt,
    lastUpdateAt: order.lastUpdatedAt,
    maker: order.maker,
    taker: order.taker,
    salt: order.salt,
    makeToken: make.token,
    makeTokenId: Reflect.get(make, 'tokenId'),
    makeCurrency: Reflect.get(make, 'currency'),
    makeValueCurrency: make.value,
    makeStockValue: Number(order.makeStock),
    makePriceUsd: number(order.makePriceUsd),
    takeToken: take.token,
    takeTokenId: Reflect.get(take, 'tokenId'),
    takeCurrency: Reflect.get(take, 'currency'),
    takeValueCurrency: take.value,
    takePriceUsd: number(order.takePriceUsd),
    sellPrice: isListing ? price : copies / amount,
    buyPrice: isListing ? copies / amount : price,
    fill: 0,
    soldValue: 0,
  }
}

/** Returns the marketplace ownership that follows from an indexer ownership. */
export function expectedOwnership(ownership: IndexerOwnership, known: Known) {
  const { id, blockchain, itemId, collection, tokenId, owner, bestSellOrder: listing } = ownership
  const sale = listing && expectedOrder(listing, known)
  const rate = sale?.takeCurrency?.rateEth
  return {
    id,
    blockchain,
    itemId,
    token: collection,
    tokenId,
    owner,
    value: Number(ownership.value),
    lazyValue: Number(ownership.lazyValue),
    date: ownership.lastUpdatedAt,
    pending: [],
    categories: [],
    blacklisted: false,
    verified: false,
    hide: false,
    likes: 0,
    status: sale ? 'FIXED_PRICE' : 'NOT_FOR_SALE',
    selling: sale?.makeValueCurrency ?? 0,
    sold: 0,
    stock: sale?.makeStockValue ?? 0,
    ...(sale && {
      platform: sale.platform,
      buyToken: sale.takeToken,
      currencyId: sale.takeToken,
      price: sale.sellPrice,
      priceEth: rate === undefined ? undefined : sale.sellPrice * rate,
    }),
  }
}

/** Returns the marketplace item that follows from an indexer item. */
export function expectedItem(item: IndexerItem, known: Known) {
  const { id, blockchain, collection, tokenId, creators, deleted, meta } = item
  const owned = known.ownerships.get(id) ?? []
  const bid = item.bestBidOrder && expectedOrder(item.bestBidOrder, known)
  const [image] = meta?.content ?? []
  const seller = owned.find(({ owner }) => owner === item.bestSellOrder?.maker)
  return {
    id,
    blockchain,
    token: collection,
    tokenId,
    deleted,
    creator: creators[0]?.account,
    creators: creators.map(({ account, value }) => ({ address: account, value })),
    royalties: known.royalties
      .get(id)
      ?.map(({ account, value }) => ({ recipient: account, value })),
    owners: owned.map(({ owner }) => owner),
    ownership: seller && expectedOwnership(seller, known),
    offer: bid,
    offerV2: bid,
    lastSellPrice: undefined,
    supply: Number(item.supply),
    lazySupply: Number(item.lazySupply),
    totalStock: Number(item.totalStock),
    sellers: item.sellers,
    statuses: [item.bestSellOrder ? 'FIXED_PRICE' : 'NOT_FOR_SALE'],
    likes: 0,
    categories: [],
    blacklisted: false,
    verified: false,
    unlockable: false,
    suspicious: item.suspicious,
    version: item.version,
    meta: image ? { imageMeta: {} } : {},
    properties: {
      name: meta?.name ?? '',
      description: meta?.description,
      attributes: meta?.attributes ?? [],
      mediaEntries: meta?.content.map(({ url }) => ({
        url,
        contentType: 'IMAGE',
        sizeType: 'ORIGINAL',
      })),
    },
  }
}
