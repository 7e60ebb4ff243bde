import type { Insertable, Selectable } from 'kysely'
import { addressKey, CHAIN_NUMBERS, collectionKey, itemKey } from '../database/keys/index.ts'
import type { LazyItems } from '../database/tables.ts'
import type { Part } from '../orders/assets/orderAsset.ts'
import type { LazyItem } from './lazyItem.ts'

/** A lazy item's row, without its times. */
export type LazyItemRow = Omit<Selectable<LazyItems>, 'created_at' | 'burned_at'> &
  Omit<Insertable<LazyItems>, 'created_at' | 'burned_at'>

/** Builds a lazy item's row. */
export function lazyItemRow({ id, type }: LazyItem): LazyItemRow {
  const { blockchain, tokenId } = id
  const keyOf = ({ account }: Part) => addressKey({ blockchain, address: account })
  return {
    item: itemKey(id),
    collection: collectionKey(id),
    chain: CHAIN_NUMBERS[blockchain],
    token_id: String(tokenId),
    standard: standardOf(type),
    uri: type.uri,
    supply: String(type.supply),
    creators: type.creators.map(keyOf),
    creator_shares: type.creators.map(({ value }) => value),
    royalty_accounts: type.royalties.map(keyOf),
    royalty_shares: type.royalties.map(({ value }) => value),
    signatures: type.signatures.map((signature) => Buffer.from(signature.slice(2), 'hex')),
  }
}

/** Returns the token standard of contracts that mint such items. */
export const standardOf = ({ kind }: LazyItem['type']): 'ERC721' | 'ERC1155' =>
  kind === 'ERC721_LAZY' ? 'ERC721' : 'ERC1155'
