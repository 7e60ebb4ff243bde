import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import type { FoldedItem } from '../fold/foldItem.ts'
import type { FoldResult } from './foldTouched.ts'
import type { Writing } from './writing.ts'

/** A wallet that holds copies of an item. */
interface Holder {
  readonly owner: Buffer
  readonly copies: bigint
}

/**
 * Finds wallets that own all copies of a folded item, by item key in hex; lazy copies do not count. Items with several
 * holders are left out, and so are items with missing activities: there, more than one wallet can seem to hold all
 * copies.
 */
export async function singleOwners(
  writing: Pick<Writing, 'transaction'>,
  results: readonly FoldResult[],
): Promise<ReadonlyMap<string, Buffer>> {
  const others = await otherHolders(writing, results)
  const owners = new Map<string, Buffer>()
  for (const { touched, folded } of results) {
    if (!folded) continue
    const key = touched.item.toString('hex')
    const [first, second] = [...holdersIn(folded), ...(others.get(key) ?? [])]
    if (first && !second && first.copies === folded.supply) owners.set(key, first.owner)
  }
  return owners
}

/** Reads holders missing from the fold, as far as they matter: a single one, or two out of several. */
async function otherHolders(
  { transaction }: Pick<Writing, 'transaction'>,
  results: readonly FoldResult[],
): Promise<ReadonlyMap<string, readonly Holder[]>> {
  const unsure = results.flatMap(({ touched: { item }, folded, isAnew, isNew }) =>
    folded && !isAnew && !isNew && holdersIn(folded).length < 2 ? { item, folded } : [],
  )
  if (unsure.length === 0) return new Map()
  const { rows } = await sql<{ item: Buffer; owners: Buffer[]; copies: string }>`
    select item, (array_agg(owner))[:2] as owners, sum(value) as copies from ownerships
    where ${isUnknownHolder(unsure)} and value + lazy_value > 0
    group by item
  `.execute(transaction)
  return new Map(
    rows.map(({ item, owners, copies }) => [
      item.toString('hex'),
      owners.map((owner) => ({ owner, copies: BigInt(copies) })),
    ]),
  )
}

const holdersIn = ({ holdings }: FoldedItem): Holder[] =>
  [...holdings].flatMap(([wallet, { value }]) =>
    value > 0n ? { owner: Buffer.from(wallet, 'hex'), copies: value } : [],
  )

/** A folded item with its key. */
interface KeyedFold {
  readonly item: Buffer
  readonly folded: FoldedItem
}

/** Returns an SQL condition for these items' ownerships whose owner is missing from the fold. */
export function isUnknownHolder(folds: readonly KeyedFold[]): RawBuilder<boolean> {
  const known = folds.flatMap(({ item, folded }) =>
    [...folded.holdings.keys()].map((wallet) => ({ item, owner: Buffer.from(wallet, 'hex') })),
  )
  return sql<boolean>`
    ownerships.item = ${anyOf(folds.map(({ item }) => item))} and not exists (
      select from unnest(
        ${known.map(({ item }) => item)}::bytea[],
        ${known.map(({ owner }) => owner)}::bytea[]
      ) as known (item, owner)
      where known.item = ownerships.item and known.owner = ownerships.owner
    )`
}
