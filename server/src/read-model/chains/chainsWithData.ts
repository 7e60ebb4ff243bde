import { type Blockchain, type LayerOne, layerOneOf } from '@mintline/core/networks'
import { sql } from 'kysely'
import { addressKey, blockchainByNumber, CHAIN_NUMBERS } from '../../database/keys/index.ts'
import { executePrepared } from '../../database/pools/preparedStatements.ts'
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

/** An address that is the same on all blockchains in a group. */
export interface GroupAddress {
  readonly group: LayerOne
  readonly address: string
}

/**
 * Returns the address keys on each blockchain in their groups that has data.
 *
 * @param blockchains - those to include; undefined = all
 */
export async function groupKeys(
  reader: Reader,
  addresses: readonly GroupAddress[],
  blockchains: readonly Blockchain[] | undefined,
): Promise<Buffer[]> {
  const chains = await chainsWithData(reader, blockchains)
  return addresses.flatMap(({ group, address }) =>
    chains
      .filter((blockchain) => layerOneOf(blockchain) === group)
      .map((blockchain) => addressKey({ blockchain, address })),
  )
}
