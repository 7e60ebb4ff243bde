import { type Blockchain, type LayerOne, layerOneOf } from '@mintline/core/networks'
import { addressKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import { chainsWithData } from './chainsWithData.ts'

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
