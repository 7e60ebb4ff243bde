import { listings } from '../../../read-model/orders/listings.ts'
import * as calls from '../../calls/orderLists.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { ordersAnswer } from './ordersAnswer.ts'

export const getSellOrders = route(
  calls.getSellOrders,
  async ({ blockchains, platform, origin, ...input }, { reader }) =>
    ordersAnswer(await listings(reader, { blockchains, platform, origin }, pageRequest(input))),
)
