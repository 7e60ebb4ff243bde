import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { blockchainByNumber, CHAIN_NUMBERS } from '../../database/keys/index.ts'
import { executePrepared } from '../../database/pools/executePrepared.ts'
import type { Reader } from '../reader.ts'

/**
 * Returns blockchains that have collections. Lists have a branch for each blockchain, so leaving out empty ones pays
 * off.
 *
 * @param among - those to check; undefined = all
 */
export async function chainsWithData(
  reader: Reader,
  among?: readonly Blockchain[],
): Promise<Blockchain[]> {
  if (among?.length === 0) return []
  const numbers = among?.map((blockchain) => CHAIN_NUMBERS[blockchain])
  const query = reader
    .selectFrom('chains')
    .select('chains.id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('collections').select('id').whereRef('collections.chain', '=', 'chains.id'),
      ),
    )
    .$if(numbers !== undefined, (chains) =>
      chains.where('chains.id', '=', sql<number>`any(${numbers}::smallint[])`),
    )
  const rows = await executePrepared(reader, query)
  return rows.map(({ id }) => blockchainByNumber(id)).filter((name) => name !== undefined)
}
