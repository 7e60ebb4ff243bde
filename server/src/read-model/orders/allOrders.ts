import type { Blockchain } from '@mintline/core/networks'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { chainsWithData } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'
import { type OrderFilter, orderBranches } from './orderFilter.ts'
import { orderList, orderPage } from './orderList.ts'
import type { OrderModel } from './orderModel.ts'

/** Which orders to list. */
export interface AllOrdersFilter extends Pick<OrderFilter, 'statuses'> {
  /** Undefined = all. */
  readonly blockchains: readonly Blockchain[] | undefined
  readonly isEarliestFirst: boolean
}

/** Returns all orders, sorted by their last change. */
export async function allOrders(
  reader: Reader,
  { blockchains, isEarliestFirst, statuses }: AllOrdersFilter,
  request: PageRequest,
): Promise<Page<OrderModel>> {
  const chains = await chainsWithData(reader, blockchains)
  const branches = chains.flatMap((blockchain) =>
    orderBranches(reader, blockchain, { statuses }, (rows) =>
      rows.where('orders.chain', '=', CHAIN_NUMBERS[blockchain]),
    ),
  )
  const list = orderList('orders', isEarliestFirst ? 'asc' : 'desc')
  return orderPage(reader, list, request, branches)
}
