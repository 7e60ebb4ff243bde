import type { Reader } from '../../read-model/reader.ts'

/** True for a collection in which anybody mints, so that a bid on any of its items is one on the unknown. */
export async function isShared(reader: Reader, collection: Buffer): Promise<boolean> {
  const row = await reader
    .selectFrom('collections')
    .select('shared')
    .where('id', '=', collection)
    .executeTakeFirst()
  return row?.shared === true
}
