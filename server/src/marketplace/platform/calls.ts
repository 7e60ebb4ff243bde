import { formatOrderId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { ApiError } from '../../http/apiError.ts'
import { CollectionIdInput, OrderIdInput } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { found } from '../../http/found.ts'
import type { OrderData } from '../../indexer/schemas/orderData.ts'
import { type Fees, feesOn } from '../../orders/orderServices.ts'
import { orderById } from '../../read-model/orders/ordersByIds.ts'
import { call } from '../call.ts'
import { FeeResponse } from '../currencies/schemas.ts'
import { orderTypeOf } from '../orders/models.ts'
import { ShortUrl } from '../profiles/schemas.ts'
import { PageSize } from '../schemas/inputs.ts'
import { SubscribeForm } from '../users/schemas.ts'
import { popularSubjects, shortUrl } from './read.ts'
import { Config, Popular } from './schemas.ts'
import { subscribe } from './write.ts'

const WHOLE = 10_000

export const configUsingGET = call(
  {
    operationId: 'configUsingGET',
    summary: 'Settings of the platform',
    description: 'Addresses and numbers that pages need before they form an order',
    tag: 'Platform',
    method: 'GET',
    path: '/marketplace/api/v4/config',
    answer: Config,
    errors: 'E4',
  },
  async (_, { orders, facts }) => {
    const { proxies } = orders.exchanges.ETHEREUM ?? {}
    return {
      auctionMinPriceRelativeChange: orders.limits.auctionStepBasisPoints / WHOLE,
      // Price drops are never ignored.
      ignoringPriceDecreasingLevel: 0,
      ipfsUrl: facts.ipfsGateway,
      wethContractAddress: facts.wrappedEther,
      ...(proxies && {
        transferProxyAddress: proxies.nft,
        erc20TransferProxyAddress: proxies.erc20,
      }),
    }
  },
)

const NONE = { buyerFee: 0, sellerFee: 0 }

/** The exchange adds its fee to the price; Seaport takes it from the price. */
const ofExchange = ({ exchange }: Fees) => ({ ...NONE, buyerFee: exchange })

const ofSeaport = ({ seaport }: Fees) => ({ ...NONE, sellerFee: seaport })

/**
 * Returns an order's fees. For a collection, returns those for exchange orders, or for Seaport orders if its blockchain
 * has no exchange.
 */
export const getOrderFeesUsingGET = call(
  {
    operationId: 'getOrderFeesUsingGET',
    summary: 'Fees of orders',
    description:
      'Fees of an order, or those of new orders for items of a collection. 400 without one of the two',
    tag: 'Platform',
    method: 'GET',
    path: '/marketplace/api/v4/fees/order',
    query: { collection: Type.Optional(CollectionIdInput), order: Type.Optional(OrderIdInput) },
    answer: FeeResponse,
    errors: 'E4',
  },
  async ({ collection, order: id }, { orders, reader }) => {
    if (id !== undefined) {
      const order = found(await orderById(reader, id), 'order', formatOrderId(id))
      const type = orderTypeOf(order.data as OrderData, id.blockchain)
      if (type === 'SEAPORT_V1') return ofSeaport(feesOn(orders, id.blockchain))
      return type === 'MINTLINE_V2' ? ofExchange(feesOn(orders, id.blockchain)) : NONE
    }
    if (collection === undefined) {
      throw new ApiError('validation', 'Required parameter collection or order is missing')
    }
    const fees = feesOn(orders, collection.blockchain)
    return orders.exchanges[collection.blockchain] ? ofExchange(fees) : ofSeaport(fees)
  },
)

export const getRootUcanUsingGET = call(
  {
    operationId: 'getRootUcanUsingGET',
    description: 'NFT.Storage takes no uploads any more, so that the answer is always 501.',
    summary: 'Token that lets a page upload to the storage of the platform',
    tag: 'Platform',
    method: 'GET',
    path: '/marketplace/api/v4/nftstorage/rootUcan',
    answer: Type.String(),
    text: true,
    errors: 'E4',
  },
  async () => {
    throw new ApiError(
      'notAvailable',
      'This server has no adapter for NFT.Storage, which takes no uploads any more: upload where you pin files yourself',
    )
  },
)

export const popularTopUsingGET = call(
  {
    operationId: 'popularTopUsingGET',
    summary: 'What many look at',
    description:
      'Items, collections and users by clicks in searches of the last week, the most first',
    tag: 'Platform',
    method: 'GET',
    path: '/marketplace/api/v4/popular/top',
    query: { size: Type.Optional(PageSize) },
    answer: Type.Array(ref(Popular)),
    errors: 'E4',
  },
  async ({ size }, { reader, now }) => {
    const popular = await popularSubjects(reader, now(), size)
    return popular.map(({ kind, id, name, clicks }) => ({
      id,
      title: name,
      type: kind,
      count: clicks,
    }))
  },
)

export const getNameUsingGET = call(
  {
    operationId: 'getNameUsingGET',
    summary: 'The target of a short URL',
    tag: 'Platform',
    method: 'GET',
    path: '/marketplace/api/v4/urls/{url}',
    params: { url: Type.String() },
    answer: ShortUrl,
    errors: 'E404',
  },
  async ({ url }, { reader }) => {
    const { type, target, owner, createdAt } = found(await shortUrl(reader, url), 'short URL', url)
    return { id: url, owner, ref: target, type, createDate: createdAt.toISOString(), version: 0 }
  },
)

export const subscribeUsingPOST = call(
  {
    operationId: 'subscribeUsingPOST',
    summary: 'Subscribe an e-mail address to news',
    tag: 'Platform',
    requestClass: 'mail',
    method: 'POST',
    path: '/subscribe',
    body: { name: 'subscribeForm', schema: SubscribeForm, optional: true },
    errors: 'E4',
  },
  ({ subscribeForm }, { orders, now }) => subscribe(orders.writer, subscribeForm.email, now()),
)
