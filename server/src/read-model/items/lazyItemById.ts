import type { ItemParts } from '@mintline/core/identifiers'
import type { Selectable } from 'kysely'
import type { LazyItems } from '../../database/tables.ts'
import { sharesOf } from '../ids/shares.ts'
import { itemIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'
import { lazyItemRows } from './lazyItemRows.ts'

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
