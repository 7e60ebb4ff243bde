import { sql } from 'kysely'
import { isHolding } from '../../database/holdings/isHolding.ts'
import { keyText } from '../../database/keys/index.ts'
import { accountOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'
import { type ItemFacts, itemFacts, type MarkedItem } from './itemFacts.ts'

/** An item, and the owner whose marks to show. */
interface ShownPlace extends MarkedItem {
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

/** Maximum number of owners to list for an item. */
const MAX_OWNERS = 20
/** Items per statement: with many, planning takes longer than reading. */
const MAX_BRANCHES = 64

/** Returns a lookup for owners by item key: at most 20, whose ownerships changed last. */
async function latestOwners(
  reader: Reader,
  items: readonly Buffer[],
): Promise<(item: Buffer) => readonly string[]> {
  const owners = new Map<string, string[]>()
  for (let start = 0; start < items.length; start += MAX_BRANCHES) {
    const branches = items
      .slice(start, start + MAX_BRANCHES)
      .map((item) =>
        reader
          .selectFrom('ownerships')
          .select(['ownerships.item', 'ownerships.owner', 'ownerships.updated_at'])
          .where('ownerships.item', '=', item)
          .where(isHolding)
          .orderBy('ownerships.updated_at', 'desc')
          .orderBy('ownerships.owner', 'desc')
          .limit(MAX_OWNERS),
      )
    const { rows } = await sql<{ item: Buffer; owner: Buffer }>`
      select item, owner from (${sql.join(branches, sql` union all `)}) as branches
      order by updated_at desc, owner desc`.execute(reader)
    for (const { item, owner } of rows) {
      const key = keyText(item)
      owners.set(key, [...(owners.get(key) ?? []), accountOf(owner)])
    }
  }
  return (item) => owners.get(keyText(item)) ?? []
}
