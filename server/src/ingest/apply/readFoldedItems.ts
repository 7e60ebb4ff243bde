import { isOneOf } from '@mintline/core'
import { OWNERSHIP_SOURCES, type OwnershipSource } from '@mintline/core/enumerations/indexer'
import { anyOf } from '../../database/anyOf.ts'
import type { Holding } from '../fold/foldHoldings.ts'
import type { FoldedItem } from '../fold/foldItem.ts'
import type { TouchedItem } from './touchedItems.ts'
import type { Writing } from './writing.ts'

/** Reads stored items by key in hex, with the holdings of all wallets in their changes. */
export async function readFoldedItems(
  { transaction }: Writing,
  touched: readonly TouchedItem[],
): Promise<ReadonlyMap<string, FoldedItem>> {
  if (touched.length === 0) return new Map()
  const rows = await transaction
    .selectFrom('items')
    .select(['id', 'supply', 'minted_at', 'updated_at', 'owner_changed_at', 'block'])
    .where('id', '=', anyOf(touched.map(({ item }) => item)))
    .execute()
  const holdings = await readHoldings({ transaction }, touched)
  return new Map(
    rows.map((row) => {
      const key = row.id.toString('hex')
      return [
        key,
        {
          supply: BigInt(row.supply),
          minted: row.minted_at,
          updated: row.updated_at,
          handedOver: row.owner_changed_at ?? undefined,
          block: BigInt(row.block),
          holdings: holdings.get(key) ?? new Map(),
        },
      ]
    }),
  )
}

async function readHoldings(
  { transaction }: Pick<Writing, 'transaction'>,
  touched: readonly TouchedItem[],
): Promise<ReadonlyMap<string, Map<string, Holding>>> {
  const wallets = new Set(
    touched.flatMap(({ changes }) =>
      changes.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()),
    ),
  )
  if (wallets.size === 0) return new Map()
  const rows = await transaction
    .selectFrom('ownerships')
    .select(['item', 'owner', 'value', 'source', 'created_at', 'updated_at'])
    .where('item', '=', anyOf(touched.map(({ item }) => item)))
    .where('owner', '=', anyOf([...wallets].map((wallet) => Buffer.from(wallet, 'hex'))))
    .execute()
  const byItem = new Map<string, Map<string, Holding>>()
  for (const { item, owner, value, source, created_at, updated_at } of rows) {
    const key = item.toString('hex')
    const holdings = byItem.get(key) ?? new Map<string, Holding>()
    holdings.set(owner.toString('hex'), {
      value: BigInt(value),
      source: sourceOf(source),
      created: created_at,
      updated: updated_at,
    })
    byItem.set(key, holdings)
  }
  return byItem
}

function sourceOf(text: string): OwnershipSource {
  return isOneOf(OWNERSHIP_SOURCES, text) ? text : 'TRANSFER'
}
