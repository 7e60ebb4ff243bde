import { layerOneOf } from '@mintline/core/networks'
import { base58 } from '@scure/base'
import { readActivityKey, readTransactionKey } from '../../database/keys/index.ts'
import { activityIdOf } from '../ids/texts.ts'
import type { ShownColumns } from '../shownColumns.ts'

/** Columns of activities that the APIs show. */
export const ACTIVITY_COLUMNS = [
  'activities.id',
  'activities.type',
  'activities.item',
  'activities.collection',
  'activities.from_account',
  'activities.to_account',
  'activities.at',
  'activities.block',
  'activities.log_index',
  'activities.block_hash',
  'activities.transaction',
  'activities.value',
  'activities.currency',
  'activities.price',
  'activities.price_usd',
  'activities.order_id',
  'activities.source',
  'activities.reverted',
  'activities.data',
  'activities.db_updated_at',
] as const

/** A row of activities, joined with other tables. */
export interface ActivityRow extends ShownColumns<'activities', typeof ACTIVITY_COLUMNS> {
  /** Null if the collection is unknown. */
  readonly collection_type: string | null
  /** Total price for all copies, in whole currency units and in US dollars. */
  readonly total: string | null
  readonly total_usd: string | null
}

/** Returns the fields that every activity has. */
export function commonFields(row: ActivityRow) {
  return {
    id: activityIdOf(row.id),
    date: row.at.toISOString(),
    lastUpdatedAt: row.db_updated_at.toISOString(),
    reverted: row.reverted,
  }
}

/** Returns the fields that activities from a transaction have. */
export function transactionFields(row: ActivityRow) {
  const { transaction, block_hash: hash } = row
  const transactionHash = transaction === null ? '' : readTransactionKey(transaction)
  if (hash === null) return { transactionHash, blockchainInfo: undefined }
  return {
    transactionHash,
    blockchainInfo: {
      transactionHash,
      blockHash: blockHashOf(row.id, hash),
      blockNumber: Number(row.block),
      logIndex: row.log_index,
    },
  }
}

/** Formats a block hash as its blockchain does. */
function blockHashOf(activity: Buffer, hash: Buffer): string {
  const { blockchain } = readActivityKey(activity)
  return layerOneOf(blockchain) === 'SOLANA' ? base58.encode(hash) : `0x${hash.toString('hex')}`
}

/** Returns a field that only some activity types have; undefined = missing. */
export function dataField({ data }: Pick<ActivityRow, 'data'>, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
}
