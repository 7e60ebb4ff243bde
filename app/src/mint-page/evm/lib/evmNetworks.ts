import { type EvmNetwork, evmNetworksOf } from '@mintline/core/networks'

/**
 * Returns the networks for a drop's blockchain; empty if it is not an EVM one.
 *
 * @param drop Union id: `BASE:0x…`.
 */
export function evmNetworks(drop: string): readonly EvmNetwork[] {
  const [blockchain = ''] = drop.split(':', 1)
  return evmNetworksOf(blockchain) ?? []
}
