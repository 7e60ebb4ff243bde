import type { NetworkList, SolanaNetwork } from '../network.ts'

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 9 }

/** Eclipse networks. Fees are in ether with nine decimals instead of eighteen. */
export const ECLIPSE_NETWORKS: NetworkList<SolanaNetwork> = [
  {
    blockchain: 'ECLIPSE',
    genesisHash: 'EAQLJCV2mh23BsK2P9oYpV5CHVLDNHTxYss3URrNmg3s',
    name: 'Eclipse',
    slug: 'eclipse',
    shortName: 'eclipse',
    chain: 'ETH',
    rpc: ['https://mainnetbeta-rpc.eclipse.xyz', 'https://eclipse.helius-rpc.com'],
    nativeCurrency: ETHER,
    testnet: false,
  },
  {
    blockchain: 'ECLIPSE',
    genesisHash: 'CX4huckiV9QNAkKNVKi5Tj8nxzBive5kQimd94viMKsU',
    name: 'Eclipse Testnet',
    slug: 'eclipse-testnet',
    shortName: 'eclipse-testnet',
    chain: 'ETH',
    rpc: ['https://testnet.dev2.eclipsenetwork.xyz'],
    nativeCurrency: ETHER,
    testnet: true,
  },
]
