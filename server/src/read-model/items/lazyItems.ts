import type { ItemParts } from '@mintline/core/identifiers'
import type { Selectable } from 'kysely'
import { itemKey } from '../../database/keys/index.ts'
import type { LazyItems } from '../../database/tables.ts'
import { sharesOf } from '../ids/shares.ts'
import { itemIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** Builds the query for a lazy item's registration, joined with the item. */
function lazyItemRows(reader: Reader, id: ItemParts) {
  return reader
    .selectFrom('lazy_items')
    .innerJoin('items', (join) =>
      join
        .onRef('items.id', '=', 'lazy_items.item')
        .onRef('items.collection', '=', 'lazy_items.collection'),
    )
    .where('lazy_items.item', '=', itemKey(id))
}

/** Returns how many copies of a lazy item are neither minted nor burned; undefined = not registered. */
export async function lazyCopiesOf(reader: Reader, id: ItemParts): Promise<bigint | undefined> {
  const row = await lazyItemRows(reader, id).select('items.lazy_supply').executeTakeFirst()
  return row && BigInt(row.lazy_supply)
}

/** Returns a lazy item as its creators signed it; undefined = not lazy, or all copies are minted or burned. */
export async function lazyItemById(reader: Reader, id: ItemParts) {
  const row = await lazyItemRows(reader, id)
    .selectAll('lazy_items')
    .where('items.lazy_supply', '>', '0')
    .executeTakeFirst()
  return row && lazyItemModel(row)
}

/** Converts a row to a LazyItem model. */
export function lazyItemModel(row: Selectable<LazyItems>) {
  const terms = {
    id: itemIdOf(row.item),
    uri: row.uri,
    creators: sharesOf(row.creators, row.creator_shares),
    royalties: sharesOf(row.royalty_accounts, row.royalty_shares),
    signatures: row.signatures.map((signature) => `0x${signature.toString('hex')}`),
  }
  return row.standard === 'ERC721'
    ? { '@type': 'ETH_ERC721' as const, ...terms }
    : { '@type': 'ETH_ERC1155' as const, ...terms, supply: String(row.supply) }
}
