import { sql } from 'kysely'
import { isHolding } from '../../database/holdings/isHolding.ts'
import { keyText } from '../../database/keys/index.ts'
import { accountOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** Maximum number of owners to list for an item. */
const MAX_OWNERS = 20
/** Items per statement: with many, planning takes longer than reading. */
const MAX_BRANCHES = 64

/** Returns a lookup for owners by item key: at most 20, whose ownerships changed last. */
export async function latestOwners(
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
