import type { ItemParts } from '@mintline/core/identifiers'
import { itemKey } from '../../database/keys/index.ts'

/** Returns the database keys for item ids. */
export const itemKeysOf = (ids: readonly ItemParts[]): Buffer[] => ids.map(itemKey)
