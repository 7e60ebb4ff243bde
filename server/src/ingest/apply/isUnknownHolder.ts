import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import type { FoldedItem } from '../fold/foldItem.ts'

/** A folded item with its key. */
export interface KeyedFold {
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
