import { sql, type Transaction } from 'kysely'
import { anyOf } from '../anyOf.ts'
import type { DB } from '../tables.ts'

/**
 * Records who holds all copies of an item, unminted ones included. Items with several holders stay as they are, and so
 * do items with unknown activities: then more than one wallet can seem to hold all copies.
 */
export async function writeSingleOwners(
  transaction: Transaction<DB>,
  items: readonly Buffer[],
): Promise<void> {
  if (items.length === 0) return
  await sql`
    update items set single_owner = holder.owner
    from (
      select item, collection, (array_agg(owner))[1] as owner, sum(value + lazy_value) as copies
      from ownerships
      where item = ${anyOf(items)} and value + lazy_value > 0
      group by item, collection
      having count(*) = 1
    ) as holder
    where items.id = holder.item and items.collection = holder.collection
      and items.supply + items.lazy_supply > 0
      and holder.copies = items.supply + items.lazy_supply
  `.execute(transaction)
}
