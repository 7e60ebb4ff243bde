import type { ItemParts } from '@mintline/core/identifiers'
import type { Reader } from '../reader.ts'
import { itemKeysOf } from './itemKeysOf.ts'
import { type MarketItems, marketItemsByKeys } from './marketItemsByKeys.ts'

/** Returns items in the same order as `ids`. Unknown ids are left out. */
export const marketItemsByIds = (reader: Reader, ids: readonly ItemParts[]): Promise<MarketItems> =>
  marketItemsByKeys(reader, itemKeysOf(ids))
