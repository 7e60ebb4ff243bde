import { NETWORKS } from './list/index.ts'
import type { EvmBlockchain, EvmNetwork } from './network.ts'

/** Blockchains whose test and development networks drops are tried out on. */
const TRIED_OUT_ON: readonly EvmBlockchain[] = ['ETHEREUM', 'POLYGON', 'BASE', 'ARBITRUM']

/** Blockchains that drops support, main and test networks alike. */
const SUPPORTED: readonly EvmBlockchain[] = [
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
 * Networks that drops support beyond those a drop library knows by itself: development and test
 * networks of the large chains, and both main and test networks of the small ones.
 */
export function dropNetworks(): EvmNetwork[] {
  return [
    ...TRIED_OUT_ON.flatMap((blockchain) => NETWORKS[blockchain].filter(({ testnet }) => testnet)),
    ...SUPPORTED.flatMap((blockchain) => NETWORKS[blockchain]),
  ]
}
