import { parseOwnershipId } from '@mintline/core/identifiers'
import { anyOf } from '../../database/anyOf.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import { ownershipIdOf } from '../ids/texts.ts'
import { keysOf } from '../ownerships/ownershipsByIds.ts'
import type { Reader } from '../reader.ts'

/** Marks of an ownership by its owner. */
export interface OwnershipMarks {
  readonly isHidden: boolean
  /** Time at which it was pinned; undefined = it is not. */
  readonly pinnedAt: string | undefined
}

const markRows = rowsByKeys((reader, items, owners) =>
  reader
    .selectFrom('ownership_marks')
    .select(['item', 'owner', 'mark', 'created_at'])
    .where('item', '=', anyOf(items))
    .where('owner', '=', anyOf(owners)),
)

/** Marks of ownerships, by their ids. */
export async function marksOfOwnerships(
  reader: Reader,
  ids: readonly string[],
): Promise<(id: string) => OwnershipMarks> {
  const keys = ids.map((id) => keysOf(parseOwnershipId(id)))
  // More than what was asked for, where owners have several of the items.
  const [items, owners] = [keys.map(({ item }) => item), keys.map(({ owner }) => owner)]
  const rows = await markRows(reader, items, owners)
  const marks = new Map(
    rows.map((row) => [`${row.mark} ${ownershipIdOf(row.item, row.owner)}`, row.created_at]),
  )
  return (id) => ({
    isHidden: marks.has(`HIDE ${id}`),
    pinnedAt: marks.get(`PIN ${id}`)?.toISOString(),
  })
}
