import type { EvmNetwork, NetworkList } from '../network.ts'

/** Celo. Alfajores preceded Celo Sepolia and stays listed for the items minted there. */
export const CELO_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'CELO',
    chainId: 42_220,
    name: 'Celo',
    slug: 'celo',
    shortName: 'celo',
    chain: 'CELO',
    rpc: ['https://forno.celo.org'],
    nativeCurrency: { name: 'CELO', symbol: 'CELO', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'CELO',
    chainId: 11_142_220,
    name: 'Celo Sepolia',
    slug: 'celo-sepolia',
    shortName: 'celo-sep',
    chain: 'CELO',
    rpc: ['https://forno.celo-sepolia.celo-testnet.org'],
    nativeCurrency: { name: 'CELO', symbol: 'S-CELO', decimals: 18 },
    testnet: true,
  },
  {
    blockchain: 'CELO',
    chainId: 44_787,
    name: 'Celo Alfajores',
    slug: 'celo-alfajores',
    shortName: 'ALFA',
    chain: 'CELO',
    rpc: ['https://alfajores-forno.celo-testnet.org'],
    nativeCurrency: { name: 'CELO', symbol: 'A-CELO', decimals: 18 },
    testnet: true,
  },
]
