import type { ItemParts } from '@mintline/core/identifiers'
import { itemKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import type { ItemModel } from './itemModel.ts'
import { itemsByKeys } from './itemsByKeys.ts'

/** Returns an item; undefined = unknown. */
export async function itemById(reader: Reader, id: ItemParts): Promise<ItemModel | undefined> {
  const [item] = await itemsByKeys(reader, [itemKey(id)])
  return item
}
