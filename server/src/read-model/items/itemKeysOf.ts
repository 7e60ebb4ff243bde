import type { ItemParts } from '@mintline/core/identifiers'
import { itemKey } from '../../database/keys/index.ts'

/** Keys of items by their ids. */
export const itemKeysOf = (ids: readonly ItemParts[]): Buffer[] => ids.map(itemKey)
