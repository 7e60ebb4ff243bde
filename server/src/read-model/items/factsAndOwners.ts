import { keyText } from '../../database/keys/index.ts'
import { latestOwners } from '../ownerships/latestOwners.ts'
import type { Reader } from '../reader.ts'
import { type ItemFacts, itemFacts, type MarkedItem } from './itemFacts.ts'

/** An item, and the owner whose marks of it are shown. */
export interface ShownPlace extends MarkedItem {
  /** True if its owners are named because there is no single one. */
  readonly isShared: boolean
}

/** What items show that stands in other tables than theirs. */
export interface FactsAndOwners {
  readonly factsOf: (item: MarkedItem) => ItemFacts
  /** The latest owners of a shared item. */
  readonly ownersOf: (item: Buffer) => readonly string[]
  /** True if they were read of an item, with this owner. */
  readonly has: (place: ShownPlace) => boolean
}

/** Reads facts and owners of items. */
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
