import { moderationOf } from '../moderation/moderationOf.ts'
import type { Reader } from '../reader.ts'
import { type PlacedItem, placeKeys } from './placedItem.ts'

/** Decisions of operators about an item: of itself, or of its whole collection. */
export interface ItemMarks {
  readonly verified: boolean
  readonly blacklisted: boolean
  /** True = lists leave it out. */
  readonly unlisted: boolean
}

/** Decisions about items. */
export async function itemMarks(
  reader: Reader,
  items: readonly PlacedItem[],
): Promise<(item: PlacedItem) => ItemMarks> {
  const keysOf = (item: PlacedItem) => Object.values(placeKeys(item))
  const find = await moderationOf(reader, items.flatMap(keysOf))
  return (item) => {
    const decisions = keysOf(item).map(find)
    return {
      verified: decisions.some(({ verified }) => verified),
      blacklisted: decisions.some(({ blacklisted }) => blacklisted),
      unlisted: decisions.some(({ unlisted }) => unlisted),
    }
  }
}
