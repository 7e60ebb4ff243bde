import type { EvmNetwork, NetworkList } from '../network.ts'

/** Aleph Zero EVM. */
export const ALEPHZERO_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'ALEPHZERO',
    chainId: 41_455,
    name: 'Aleph Zero EVM',
    slug: 'aleph-zero-evm',
    shortName: 'aleph-zero',
    chain: 'Aleph Zero EVM',
    rpc: ['https://rpc.alephzero.raas.gelato.cloud'],
    nativeCurrency: { name: 'Aleph Zero', symbol: 'AZERO', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'ALEPHZERO',
    chainId: 2039,
    name: 'Aleph Zero EVM Testnet',
    slug: 'aleph-zero-evm-testnet',
    shortName: 'aleph',
    chain: 'Aleph Zero',
    rpc: ['https://rpc.alephzero-testnet.gelato.digital'],
    nativeCurrency: { name: 'TZERO', symbol: 'TZERO', decimals: 18 },
    testnet: true,
  },
]
