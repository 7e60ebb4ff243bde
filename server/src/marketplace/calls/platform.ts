import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { CollectionIdInput, OrderIdInput } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { FeeResponse } from '../schemas/currencies.ts'
import { PageSize } from '../schemas/inputs.ts'
import { Config, Popular } from '../schemas/platform.ts'
import { ShortUrl } from '../schemas/profiles.ts'
import { SubscribeForm } from '../schemas/userForms.ts'

export const configUsingGET = call({
  operationId: 'configUsingGET',
  summary: 'Settings of the platform',
  description: 'Addresses and numbers that pages need before they form an order',
  tag: 'Platform',
  method: 'GET',
  path: '/marketplace/api/v4/config',
  answer: Config,
  errors: 'E4',
})

export const getOrderFeesUsingGET = call({
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
})

export const getRootUcanUsingGET = call({
  operationId: 'getRootUcanUsingGET',
  description: 'NFT.Storage takes no uploads any more, so that the answer is always 501.',
  summary: 'Token that lets a page upload to the storage of the platform',
  tag: 'Platform',
  method: 'GET',
  path: '/marketplace/api/v4/nftstorage/rootUcan',
  answer: Type.String(),
  text: true,
  errors: 'E4',
})

export const popularTopUsingGET = call({
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
})

export const getNameUsingGET = call({
  operationId: 'getNameUsingGET',
  summary: 'The target of a short URL',
  tag: 'Platform',
  method: 'GET',
  path: '/marketplace/api/v4/urls/{url}',
  params: { url: Type.String() },
  answer: ShortUrl,
  errors: 'E404',
})

export const subscribeUsingPOST = call({
  operationId: 'subscribeUsingPOST',
  summary: 'Subscribe an e-mail address to news',
  tag: 'Platform',
  method: 'POST',
  path: '/subscribe',
  body: { name: 'subscribeForm', schema: SubscribeForm, optional: true },
  errors: 'E4',
})
