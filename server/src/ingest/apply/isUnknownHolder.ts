import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import type { FoldedItem } from '../fold/foldItem.ts'

/** An item by its key, as it was folded. */
export interface KeyedFold {
  readonly item: Buffer
  readonly folded: FoldedItem
}

/** Condition on ownerships that they are of the items, and of holders that the folds of these do not know. */
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
