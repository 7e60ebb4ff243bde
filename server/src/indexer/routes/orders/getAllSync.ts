import { isBlockchain } from '@mintline/core/networks'
import { storedOrders } from '../../../read-model/orders/storedOrders.ts'
import * as calls from '../../calls/orderLists.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { ordersAnswer } from './ordersAnswer.ts'

export const getAllSync = route(
  calls.getAllSync,
  async ({ blockchain, sort, ...input }, { reader }) => {
    if (!isBlockchain(blockchain)) return { orders: [] }
    const filter = { blockchain, isLatestFirst: sort === 'DB_UPDATE_DESC' }
    return ordersAnswer(await storedOrders(reader, filter, pageRequest(input)))
  },
)
