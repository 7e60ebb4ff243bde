import type { ItemParts } from '@mintline/core/identifiers'
import { itemKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import { type MarketItems, marketItemsByKeys } from './marketItemsByKeys.ts'

/** Items by their ids, in this order. Ids of no item are left out. */
export const marketItemsByIds = (reader: Reader, ids: readonly ItemParts[]): Promise<MarketItems> =>
  marketItemsByKeys(reader, ids.map(itemKey))
