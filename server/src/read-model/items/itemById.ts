import type { ItemParts } from '@mintline/core/identifiers'
import type { Reader } from '../reader.ts'
import type { ItemModel } from './itemModel.ts'
import { itemsByIds } from './itemsByIds.ts'

/** An item by its id; undefined = it is not known. */
export async function itemById(reader: Reader, id: ItemParts): Promise<ItemModel | undefined> {
  const [item] = await itemsByIds(reader, [id])
  return item
}
