import type { ItemParts } from '@mintline/core/identifiers'
import type { Reader } from '../reader.ts'
import { lazyItemRows } from './lazyItemRows.ts'

/** Returns how many copies of a lazy item are neither minted nor burned; undefined = not registered. */
export async function lazyCopiesOf(reader: Reader, id: ItemParts): Promise<bigint | undefined> {
  const row = await lazyItemRows(reader, id).select('items.lazy_supply').executeTakeFirst()
  return row && BigInt(row.lazy_supply)
}
