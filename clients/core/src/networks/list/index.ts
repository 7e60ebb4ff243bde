import type { Blockchain } from '../blockchains.ts'
import type { NetworkList, NetworkOf } from '../network.ts'
import { APTOS_NETWORKS } from './aptos.ts'
import { ECLIPSE_NETWORKS } from './eclipse.ts'
import { EVM_NETWORKS } from './evm.ts'
import { FLOW_NETWORKS } from './flow.ts'
import { SOLANA_NETWORKS } from './solana.ts'

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
