import type { Blockchain } from './blockchains.ts'
import { NETWORKS } from './list/index.ts'
import type { NativeCurrency, NetworkList, NetworkOf } from './network.ts'

/** Networks of a blockchain: its mainnet first, then those whose money is not real. */
export function networksOf<B extends Blockchain>(blockchain: B): NetworkList<NetworkOf<B>> {
  return NETWORKS[blockchain]
}

/**
 * The currency that a blockchain's mainnet takes fees in. Test networks may call theirs otherwise,
 * with the same decimals: see the `nativeCurrency` of the network.
 */
export function nativeCurrencyOf(blockchain: Blockchain): NativeCurrency {
  return NETWORKS[blockchain][0].nativeCurrency
}
