import type { EvmBlockchain } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import { CHAIN_NUMBERS } from '../../../database/keys/index.ts'
import type { DB } from '../../../database/tables.ts'
import type { EvmLog } from '../../decode/evm/evmLog.ts'
import type { LogFilter } from './fetchLogs.ts'

/** Returns stored block hashes by number: for recent blocks, and for all blocks with activities. */
export async function knownHashes(
  database: Kysely<DB>,
  blockchain: EvmBlockchain,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, Buffer>> {
  if (numbers.length === 0) return new Map()
  const chain = CHAIN_NUMBERS[blockchain]
  const rows = await database
    .selectFrom('activities')
    .select(['block as number', 'block_hash as hash'])
    .distinct()
    .where('chain', '=', chain)
    .where('block', '>', '0')
    .where('block', 'in', numbers.map(String))
    .union(
      database
        .selectFrom('blocks')
        .select(['number', 'hash'])
        .where('chain', '=', chain)
        .where('number', 'in', numbers.map(String)),
    )
    .execute()
  return new Map(rows.flatMap(({ number, hash }) => (hash ? [[Number(number), hash]] : [])))
}

/** Returns true if a node would return the log for one of the filters. */
export function isAskedFor(
  { address, topics }: Pick<EvmLog, 'address' | 'topics'>,
  filters: readonly LogFilter[],
): boolean {
  return filters.some(
    (filter) =>
      (filter.address === undefined || filter.address.includes(address)) &&
      filter.topics.length <= topics.length &&
      filter.topics.every(
        (asked, at) => asked === null || [asked].flat().some((one) => one === topics[at]),
      ),
  )
}
