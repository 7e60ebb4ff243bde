import type { NetworkList, SolanaNetwork } from '../network.ts'

const SOL = { name: 'Solana', symbol: 'SOL', decimals: 9 }

/** Solana clusters, including the local one. */
export const SOLANA_NETWORKS: NetworkList<SolanaNetwork> = [
  {
    blockchain: 'SOLANA',
    genesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
    name: 'Solana',
    slug: 'solana',
    shortName: 'sol',
    chain: 'SOL',
    rpc: ['https://api.mainnet-beta.solana.com', 'https://solana-rpc.publicnode.com'],
    nativeCurrency: SOL,
    testnet: false,
  },
  {
    blockchain: 'SOLANA',
    genesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
    name: 'Solana Devnet',
    slug: 'solana-devnet',
    shortName: 'sol-devnet',
    chain: 'SOL',
    rpc: ['https://api.devnet.solana.com', 'https://solana-devnet.api.onfinality.io/public'],
    nativeCurrency: SOL,
    testnet: true,
  },
  {
    blockchain: 'SOLANA',
    genesisHash: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
    name: 'Solana Testnet',
    slug: 'solana-testnet',
    shortName: 'sol-testnet',
    chain: 'SOL',
    rpc: ['https://api.testnet.solana.com', 'https://solana-testnet-rpc.publicnode.com'],
    nativeCurrency: SOL,
    testnet: true,
  },
  {
    blockchain: 'SOLANA',
    name: 'Solana Localnet',
    slug: 'solana-localnet',
    shortName: 'sol-localnet',
    chain: 'SOL',
    rpc: ['http://127.0.0.1:8899'],
    nativeCurrency: SOL,
    testnet: true,
  },
]

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

/**
 * Returns the Solana or Eclipse network with this genesis hash, in base58 as from `getGenesisHash`. Undefined for any
 * other, such as a local network, which creates its own.
 */
export function networkByGenesisHash(genesisHash: string): SolanaNetwork | undefined {
  return [...SOLANA_NETWORKS, ...ECLIPSE_NETWORKS].find(
    (network) => network.genesisHash === genesisHash,
  )
}
