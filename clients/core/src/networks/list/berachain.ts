import type { EvmNetwork, NetworkList } from '../network.ts'

/** Berachain. bArtio preceded Bepolia and stays listed for the items minted there. */
export const BERACHAIN_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'BERACHAIN',
    chainId: 80_094,
    name: 'Berachain',
    slug: 'berachain',
    shortName: 'berachain',
    chain: 'Berachain',
    rpc: ['https://rpc.berachain.com', 'https://berachain-rpc.publicnode.com'],
    nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'BERACHAIN',
    chainId: 80_069,
    name: 'Berachain Bepolia',
    slug: 'berachain-bepolia',
    shortName: 'berachain-bepolia',
    chain: 'Berachain',
    rpc: ['https://bepolia.rpc.berachain.com'],
    nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
    testnet: true,
  },
  {
    blockchain: 'BERACHAIN',
    chainId: 80_084,
    name: 'Berachain bArtio',
    slug: 'berachain-bartio',
    shortName: 'berachainbArtio',
    chain: 'Berachain bArtio',
    rpc: ['https://bartio.rpc.berachain.com'],
    nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
    testnet: true,
  },
]
