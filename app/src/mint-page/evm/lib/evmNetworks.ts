import { type EvmNetwork, evmNetworksOf } from '@mintline/core/networks'

/**
 * Networks of a drop's blockchain; empty if it is none of EVM.
 *
 * @param drop Union id: `BASE:0x…`.
 */
export function evmNetworks(drop: string): readonly EvmNetwork[] {
  const [blockchain = ''] = drop.split(':', 1)
  return evmNetworksOf(blockchain) ?? []
}
