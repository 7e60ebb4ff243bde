import type { Blockchain } from './blockchains.ts'
import { NETWORKS } from './list/index.ts'
import type { NativeCurrency, NetworkList, NetworkOf } from './network.ts'

/** Returns a blockchain's networks: mainnet first, then test networks. */
export function networksOf<B extends Blockchain>(blockchain: B): NetworkList<NetworkOf<B>> {
  return NETWORKS[blockchain]
}

/**
 * Returns the native currency on a blockchain's mainnet. Test networks may name theirs differently, with the same
 * decimals: see the network's `nativeCurrency`.
 */
export function nativeCurrencyOf(blockchain: Blockchain): NativeCurrency {
  return NETWORKS[blockchain][0].nativeCurrency
}
