import { layerOneOf } from '@mintline/core/networks'
import { base58 } from '@scure/base'
import { readActivityKey, readTransactionKey } from '../../database/keys/index.ts'
import { activityIdOf } from '../ids/texts.ts'
import type { ShownColumns } from '../shownColumns.ts'

/** Columns of activities that interfaces show. */
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

/** A row of activities with what other tables know of it. */
export interface ActivityRow extends ShownColumns<'activities', typeof ACTIVITY_COLUMNS> {
  /** Null where the collection is not known. */
  readonly collection_type: string | null
  /** Price of all copies together, in whole units of the currency and in USD. */
  readonly total: string | null
  readonly total_usd: string | null
}

/** Fields of every activity. */
export function commonFields(row: ActivityRow) {
  return {
    id: activityIdOf(row.id),
    date: row.at.toISOString(),
    lastUpdatedAt: row.db_updated_at.toISOString(),
    reverted: row.reverted,
  }
}

/** Fields of activities that a transaction caused. */
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

/** The hash of a block in the form of its blockchain. */
function blockHashOf(activity: Buffer, hash: Buffer): string {
  const { blockchain } = readActivityKey(activity)
  return layerOneOf(blockchain) === 'SOLANA' ? base58.encode(hash) : `0x${hash.toString('hex')}`
}

/** A field of one type of activity; undefined = the row has none. */
export function dataField({ data }: Pick<ActivityRow, 'data'>, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
}
