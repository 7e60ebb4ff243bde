import type { ItemParts } from '@mintline/core/identifiers'
import { itemKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import type { ItemModel } from './itemModel.ts'
import { itemsByKeys } from './itemsByKeys.ts'

/** Items by their ids, in this order. Ids of no item are left out. */
export function itemsByIds(reader: Reader, ids: readonly ItemParts[]): Promise<ItemModel[]> {
  return itemsByKeys(reader, ids.map(itemKey))
}
