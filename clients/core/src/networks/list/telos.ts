import type { EvmNetwork, NetworkList } from '../network.ts'

/** Telos EVM. */
export const TELOS_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'TELOS',
    chainId: 40,
    name: 'Telos EVM',
    slug: 'telos-evm',
    shortName: 'TelosEVM',
    chain: 'TLOS',
    rpc: ['https://rpc.telos.net'],
    nativeCurrency: { name: 'Telos', symbol: 'TLOS', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'TELOS',
    chainId: 41,
    name: 'Telos EVM Testnet',
    slug: 'telos-evm-testnet',
    shortName: 'TelosEVMTestnet',
    chain: 'TLOS',
    rpc: ['https://rpc.testnet.telos.net'],
    nativeCurrency: { name: 'Telos', symbol: 'TLOS', decimals: 18 },
    testnet: true,
  },
]
