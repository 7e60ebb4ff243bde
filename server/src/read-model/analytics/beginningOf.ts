import type { CollectionIdParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { collectionKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** Returns a collection's key, and when its history begins; undefined = unknown collection. */
export async function beginningOf(
  reader: Reader,
  id: CollectionIdParts,
): Promise<{ readonly key: Buffer; readonly beginning: Date } | undefined> {
  const key = collectionKey(id)
  const { rows } = await sql<{ beginning: Date }>`
    select least(
      created_at,
      (select min(at) from trades_5m where collection = id),
      (select min(at) from floors where collection = id)
    ) as beginning
    from collections where id = ${key}
  `.execute(reader)
  const [row] = rows
  return row && { key, beginning: row.beginning }
}
