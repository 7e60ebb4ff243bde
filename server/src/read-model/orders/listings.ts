import type { Blockchain } from '@mintline/core/networks'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { chainsWithData } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'
import { type OrderFilter, orderBranches } from './orderFilter.ts'
import { orderList, orderPage } from './orderList.ts'
import type { OrderModel } from './orderModel.ts'

/** Which listings to list. */
export interface ListingsFilter extends Pick<OrderFilter, 'platform' | 'origin'> {
  /** Undefined = all. */
  readonly blockchains: readonly Blockchain[] | undefined
}

/** Returns active listings, the latest change first. */
export async function listings(
  reader: Reader,
  { blockchains, ...filter }: ListingsFilter,
  request: PageRequest,
): Promise<Page<OrderModel>> {
  const chains = await chainsWithData(reader, blockchains)
  const branches = chains.flatMap((blockchain) =>
    orderBranches(reader, blockchain, { ...filter, statuses: ['ACTIVE'] }, (rows) =>
      rows.where('orders.chain', '=', CHAIN_NUMBERS[blockchain]).where('orders.side', '=', 'SELL'),
    ),
  )
  return orderPage(reader, orderList('orders.sell'), request, branches)
}
