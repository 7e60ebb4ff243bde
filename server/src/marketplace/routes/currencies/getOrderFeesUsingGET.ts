import { formatOrderId } from '@mintline/core/identifiers'
import { ApiError } from '../../../http/apiError.ts'
import { found } from '../../../http/found.ts'
import type { OrderData } from '../../../indexer/schemas/orderData.ts'
import { type Fees, feesOn } from '../../../orders/feesOn.ts'
import { orderById } from '../../../read-model/orders/orderById.ts'
import * as calls from '../../calls/platform.ts'
import { orderTypeOf } from '../../models/orderType.ts'
import { route } from '../route.ts'

/**
 * Returns an order's fees. For a collection, returns those for exchange orders, or for Seaport orders if its blockchain
 * has no exchange.
 */
export const getOrderFeesUsingGET = route(
  calls.getOrderFeesUsingGET,
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

const NONE = { buyerFee: 0, sellerFee: 0 }

/** The exchange adds its fee to the price; Seaport takes it from the price. */
const ofExchange = ({ exchange }: Fees) => ({ ...NONE, buyerFee: exchange })
const ofSeaport = ({ seaport }: Fees) => ({ ...NONE, sellerFee: seaport })
