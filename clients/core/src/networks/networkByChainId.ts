import { CoreReadError } from '../errors/coreReadError.ts'
import { EVM_NETWORKS } from './list/evm.ts'
import type { EvmBlockchain, EvmNetwork, NetworkList } from './network.ts'

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
 * Returns the EVM network with this chain id. Aptos also numbers its networks from 1: see `aptosNetworkByChainId`.
 *
 * @throws MintlineError CHAIN_NOT_SUPPORTED if no supported EVM network has the id.
 */
export function networkByChainId(chainId: number): EvmNetwork {
  for (const networks of Object.values(EVM_NETWORKS)) {
    const network = networks.find((candidate) => candidate.chainId === chainId)
    if (network) return network
  }
  throw new CoreReadError('CHAIN_NOT_SUPPORTED', { chainId })
}

/**
 * Returns an EVM blockchain's networks, mainnet first; undefined for other names.
 *
 * @param name As in union ids: `BASE`.
 */
export function evmNetworksOf(name: string): NetworkList<EvmNetwork> | undefined {
  return Object.hasOwn(EVM_NETWORKS, name) ? EVM_NETWORKS[name as EvmBlockchain] : undefined
}

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
