import type { Reader } from '../../read-model/reader.ts'

/** Returns true if anybody can mint in a collection, so that a bid on any item could be filled with an unknown one. */
export async function isShared(reader: Reader, collection: Buffer): Promise<boolean> {
  const row = await reader
    .selectFrom('collections')
    .select('shared')
    .where('id', '=', collection)
    .executeTakeFirst()
  return row?.shared === true
}
