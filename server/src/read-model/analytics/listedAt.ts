import { sql } from 'kysely'
import type { Reader } from '../reader.ts'

/**
 * Returns how many items in a collection were listed at given times, to the nearest earlier five minutes.
 *
 * @returns one number per time
 */
export async function listedAt(
  reader: Reader,
  collection: Buffer,
  times: readonly Date[],
): Promise<string[]> {
  const { rows } = await sql<{ listed: string }>`
    select coalesce((
      select listed_count from listed_5m
      where collection = ${collection} and listed_5m.at <= times.at order by listed_5m.at desc limit 1
    ), 0) as listed
    from unnest(${[...times]}::timestamptz[]) with ordinality as times (at, place) order by place
  `.execute(reader)
  return rows.map(({ listed }) => listed)
}
