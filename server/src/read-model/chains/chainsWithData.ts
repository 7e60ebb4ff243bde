import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { blockchainByNumber, CHAIN_NUMBERS } from '../../database/keys/index.ts'
import { executePrepared } from '../../database/pools/executePrepared.ts'
import type { Reader } from '../reader.ts'

/**
 * Blockchains of which collections are known. Lists have a branch for each, so that it pays to leave out the others.
 *
 * @param among - those to look at; undefined = all
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
