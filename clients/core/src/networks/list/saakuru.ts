import type { EvmNetwork, NetworkList } from '../network.ts'

/** Saakuru. */
export const SAAKURU_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'SAAKURU',
    chainId: 7_225_878,
    name: 'Saakuru',
    slug: 'saakuru',
    shortName: 'saakuru',
    chain: 'Saakuru',
    rpc: ['https://rpc.saakuru.network'],
    nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'SAAKURU',
    chainId: 247_253,
    name: 'Saakuru Testnet',
    slug: 'saakuru-testnet',
    shortName: 'saakuru-testnet',
    chain: 'Saakuru',
    rpc: ['https://rpc-testnet.saakuru.network'],
    nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 },
    testnet: true,
  },
]
