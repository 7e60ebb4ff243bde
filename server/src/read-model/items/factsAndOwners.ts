import { keyText } from '../../database/keys/index.ts'
import { latestOwners } from '../ownerships/latestOwners.ts'
import type { Reader } from '../reader.ts'
import { type ItemFacts, itemFacts, type MarkedItem } from './itemFacts.ts'

/** An item, and the owner whose marks to show. */
export interface ShownPlace extends MarkedItem {
  /** True if it has no single owner, so that its owners are listed. */
  readonly isShared: boolean
}

/** Item data from other tables. */
export interface FactsAndOwners {
  readonly factsOf: (item: MarkedItem) => ItemFacts
  /** Returns a shared item's latest owners. */
  readonly ownersOf: (item: Buffer) => readonly string[]
  /** Returns true if the item was read with this owner. */
  readonly has: (place: ShownPlace) => boolean
}

/** Reads facts and owners for items. */
export async function factsAndOwners(
  reader: Reader,
  places: readonly ShownPlace[],
): Promise<FactsAndOwners> {
  const shared = places.filter(({ isShared }) => isShared).map(({ item }) => item)
  const [factsOf, ownersOf] = await Promise.all([
    itemFacts(reader, places),
    latestOwners(reader, shared),
  ])
  const read = new Set(places.map(textOf))
  return { factsOf, ownersOf, has: (place) => read.has(textOf(place)) }
}

const textOf = ({ item, owner, isShared }: ShownPlace): string =>
  JSON.stringify([keyText(item), owner && keyText(owner), isShared])
