import type { EvmNetwork, NetworkList } from '../network.ts'

/** Oasys. */
export const OASYS_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'OASYS',
    chainId: 248,
    name: 'Oasys',
    slug: 'oasys',
    shortName: 'OAS',
    chain: 'Oasys',
    rpc: ['https://rpc.mainnet.oasys.games'],
    nativeCurrency: { name: 'Oasys', symbol: 'OAS', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'OASYS',
    chainId: 9372,
    name: 'Oasys Testnet',
    slug: 'oasys-testnet',
    shortName: 'OAS_TEST',
    chain: 'Oasys',
    rpc: ['https://rpc.testnet.oasys.games'],
    nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 },
    testnet: true,
  },
]
