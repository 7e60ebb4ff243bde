import { type Blockchain, type LayerOne, layerOneOf } from '@mintline/core/networks'
import { addressKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import { chainsWithData } from './chainsWithData.ts'

/** An address that is the same on all blockchains of a group. */
export interface GroupAddress {
  readonly group: LayerOne
  readonly address: string
}

/**
 * Keys of addresses on the blockchains of their groups of which anything is known.
 *
 * @param blockchains - those to look at; undefined = all
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
