import type { ItemParts } from '@mintline/core/identifiers'
import type { Shown } from '../../json/kept.ts'
import type { Reader } from '../reader.ts'
import { itemKeysOf } from './itemKeysOf.ts'
import type { ItemModel } from './itemModel.ts'
import { shownItems } from './shownItems.ts'

/** Returns items in the same order as `ids`. Unknown ids are left out. */
export async function itemsByIds(
  reader: Reader,
  ids: readonly ItemParts[],
): Promise<Shown<ItemModel>[]> {
  return [...(await shownItems(reader, itemKeysOf(ids))).values()]
}
