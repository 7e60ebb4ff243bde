import type { EvmNetwork, NetworkList } from '../network.ts'

/** Hedera, whose nodes count HBAR in 18 decimals and whose contracts count it in 8. */
export const HEDERAEVM_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'HEDERAEVM',
    chainId: 295,
    name: 'Hedera',
    slug: 'hedera',
    shortName: 'hedera-mainnet',
    chain: 'Hedera',
    rpc: ['https://mainnet.hashio.io/api'],
    nativeCurrency: { name: 'HBAR', symbol: 'HBAR', decimals: 18 },
    contractDecimals: 8,
    testnet: false,
  },
  {
    blockchain: 'HEDERAEVM',
    chainId: 296,
    name: 'Hedera Testnet',
    slug: 'hedera-testnet',
    shortName: 'hedera-testnet',
    chain: 'Hedera',
    rpc: ['https://testnet.hashio.io/api'],
    nativeCurrency: { name: 'HBAR', symbol: 'HBAR', decimals: 18 },
    contractDecimals: 8,
    testnet: true,
  },
]
