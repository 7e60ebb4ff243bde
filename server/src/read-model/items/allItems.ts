import type { Blockchain } from '@mintline/core/networks'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { Shown } from '../../json/kept.ts'
import { chainsWithData } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'
import { itemList, itemsOf } from './itemList.ts'
import type { ItemModel } from './itemModel.ts'

/** Which items to list. */
export interface AllItemsFilter {
  /** Undefined = all. */
  readonly blockchains: readonly Blockchain[] | undefined
  readonly showDeleted: boolean
  /** Range for the time of the last change, both ends included; undefined = unbounded. */
  readonly updatedFrom: Date | undefined
  readonly updatedTo: Date | undefined
}

const LIST = itemList('items')

/** Returns all items, the latest change first. */
export async function allItems(
  reader: Reader,
  { blockchains, showDeleted, updatedFrom, updatedTo }: AllItemsFilter,
  request: PageRequest,
): Promise<Page<Shown<ItemModel>>> {
  const chains = await chainsWithData(reader, blockchains)
  const branches = chains.map((blockchain) =>
    reader
      .selectFrom('items')
      .select(['items.updated_at', 'items.id'])
      .where('items.chain', '=', CHAIN_NUMBERS[blockchain])
      .$if(!showDeleted, (query) => query.where('items.deleted', '=', false))
      .$if(updatedFrom !== undefined, (query) =>
        query.where('items.updated_at', '>=', updatedFrom as Date),
      )
      .$if(updatedTo !== undefined, (query) =>
        query.where('items.updated_at', '<=', updatedTo as Date),
      ),
  )
  return itemsOf(reader, await readPage(reader, LIST, request, branches))
}
