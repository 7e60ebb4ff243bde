import type { Blockchain } from '@mintline/core/networks'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** Returns the last fully indexed block on a blockchain; undefined = none yet. */
export async function latestBlock(
  reader: Reader,
  blockchain: Blockchain,
): Promise<number | undefined> {
  const row = await reader
    .selectFrom('cursors')
    .select(({ fn }) => fn.max('block').as('block'))
    .where('chain', '=', CHAIN_NUMBERS[blockchain])
    .executeTakeFirst()
  return row?.block == null ? undefined : Number(row.block)
}
