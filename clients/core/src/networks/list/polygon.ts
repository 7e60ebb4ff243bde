import type { EvmNetwork, NetworkList } from '../network.ts'

/** Polygon, whose native currency used to be MATIC. */
export const POLYGON_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'POLYGON',
    chainId: 137,
    name: 'Polygon',
    slug: 'polygon',
    shortName: 'pol',
    chain: 'Polygon',
    rpc: ['https://polygon.drpc.org', 'https://polygon-bor-rpc.publicnode.com'],
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'POLYGON',
    chainId: 80_002,
    name: 'Polygon Amoy',
    slug: 'polygon-amoy',
    shortName: 'polygonamoy',
    chain: 'Polygon',
    rpc: ['https://polygon-amoy.drpc.org', 'https://rpc-amoy.polygon.technology'],
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    testnet: true,
  },
]
