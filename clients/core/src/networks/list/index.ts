import type { Blockchain } from '../blockchains.ts'
import type { NativeCurrency, NetworkList, NetworkOf } from '../network.ts'
import { APTOS_NETWORKS } from './aptos.ts'
import { EVM_NETWORKS } from './evm.ts'
import { FLOW_NETWORKS } from './flow.ts'
import { ECLIPSE_NETWORKS, SOLANA_NETWORKS } from './solana.ts'

/**
 * Networks by blockchain: mainnet first, then test networks.
 *
 * Names and slugs are ours, as are short names outside the EVM. Aptos is compared with its SDK; Solana and Eclipse
 * genesis hashes with those that deployments check. Flow, and symbols and decimals of all three, follow the
 * specification where it has them.
 */
export const NETWORKS: { readonly [B in Blockchain]: NetworkList<NetworkOf<B>> } = {
  ...EVM_NETWORKS,
  FLOW: FLOW_NETWORKS,
  SOLANA: SOLANA_NETWORKS,
  ECLIPSE: ECLIPSE_NETWORKS,
  APTOS: APTOS_NETWORKS,
}

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
