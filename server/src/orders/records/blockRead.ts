import type { EvmBlockchain } from '@mintline/core/networks'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import type { Reader } from '../../read-model/reader.ts'

/** Returns the last block on a blockchain whose events were read; undefined = none was. */
export async function blockRead(
  reader: Reader,
  blockchain: EvmBlockchain,
): Promise<bigint | undefined> {
  const row = await reader
    .selectFrom('cursors')
    .select(({ fn }) => fn.max('block').as('block'))
    .where('chain', '=', CHAIN_NUMBERS[blockchain])
    .executeTakeFirst()
  return row?.block == null ? undefined : BigInt(row.block)
}
