import type { CollectionIdParts } from '@mintline/core/identifiers'
import type { Insertable } from 'kysely'
import { CHAIN_NUMBERS, collectionKey } from '../../src/database/keys/index.ts'
import type { Collections } from '../../src/database/tables.ts'

/** Default storage time for rows: long enough ago for lists of changes. */
export const STORED = new Date('2026-02-01T00:00:00.000Z')

/** Returns a collection's row with plain defaults. */
export function collectionRow(
  id: CollectionIdParts,
  values: Partial<Insertable<Collections>> = {},
): Insertable<Collections> {
  return {
    id: collectionKey(id),
    chain: CHAIN_NUMBERS[id.blockchain],
    type: 'ERC721',
    structure: 'REGULAR',
    status: 'CONFIRMED',
    name: 'Drop',
    features: [],
    minters: [],
    royalty_accounts: [],
    royalty_shares: [],
    metadata_state: 'WAITING',
    metadata_tries: 0,
    extra: '{}',
    self: true,
    scam: false,
    shared: false,
    has_traits: true,
    item_count: 0,
    owner_count: 0,
    listed_count: 0,
    created_at: STORED,
    updated_at: STORED,
    db_updated_at: STORED,
    version: 1,
    ...values,
  }
}
