import { EVM_NETWORKS } from './list/evm.ts'
import type { EvmBlockchain, EvmNetwork } from './network.ts'

/** Blockchains whose test and development networks have drops. */
const TEST_NETWORKS_OF: readonly EvmBlockchain[] = ['ETHEREUM', 'POLYGON', 'BASE', 'ARBITRUM']

/** Blockchains whose main and test networks have drops. */
const ALL_NETWORKS_OF: readonly EvmBlockchain[] = [
  'BERACHAIN',
  'ABSTRACT',
  'MATCH',
  'GOAT',
  'VICTION',
  'HEDERAEVM',
  'ALEPHZERO',
  'ZKCANDY',
]

/**
 * Returns drop networks beyond those built into drop libraries: test and development networks for large chains, main
 * and test networks for small ones. Leaves out those that have ended.
 */
export function dropNetworks(): EvmNetwork[] {
  return [
    ...TEST_NETWORKS_OF.flatMap((blockchain) =>
      EVM_NETWORKS[blockchain].filter(({ testnet }) => testnet),
    ),
    ...ALL_NETWORKS_OF.flatMap((blockchain) => EVM_NETWORKS[blockchain]),
  ].filter(({ ended }) => ended === undefined)
}
