import type { ItemParts } from '@mintline/core/identifiers'
import type { Reader } from '../reader.ts'
import { lazyItemRows } from './lazyItemRows.ts'

/** Copies of a lazy item that are neither minted nor burned; undefined = it is not registered. */
export async function lazyCopiesOf(reader: Reader, id: ItemParts): Promise<bigint | undefined> {
  const row = await lazyItemRows(reader, id).select('items.lazy_supply').executeTakeFirst()
  return row && BigInt(row.lazy_supply)
}
