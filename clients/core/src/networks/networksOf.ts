import type { Blockchain } from './blockchains.ts'
import { NETWORKS } from './list/index.ts'
import type { NativeCurrency, NetworkList, NetworkOf } from './network.ts'

/** Networks of a blockchain: its mainnet first, then its test networks. */
export function networksOf<B extends Blockchain>(blockchain: B): NetworkList<NetworkOf<B>> {
  return NETWORKS[blockchain]
}

/**
 * The native currency of a blockchain's mainnet. Test networks may name theirs otherwise, with the same decimals: see
 * the `nativeCurrency` of the network.
 */
export function nativeCurrencyOf(blockchain: Blockchain): NativeCurrency {
  return NETWORKS[blockchain][0].nativeCurrency
}
