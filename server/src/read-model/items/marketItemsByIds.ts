import type { ItemParts } from '@mintline/core/identifiers'
import type { Reader } from '../reader.ts'
import { itemKeysOf } from './itemKeysOf.ts'
import { type MarketItems, marketItemsByKeys } from './marketItemsByKeys.ts'

/** Items by their ids, in this order. Ids of no item are left out. */
export const marketItemsByIds = (reader: Reader, ids: readonly ItemParts[]): Promise<MarketItems> =>
  marketItemsByKeys(reader, itemKeysOf(ids))
