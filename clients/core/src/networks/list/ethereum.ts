import type { EvmEntries } from '../network.ts'

/** Ethereum, and the local Anvil and Hardhat chain for developing drops. */
export const ETHEREUM_NETWORKS: EvmEntries = [
  {
    chainId: 1,
    name: 'Ethereum',
    shortName: 'eth',
    chain: 'ETH',
    rpc: ['https://ethereum.reth.rs/rpc', 'https://ethereum-rpc.publicnode.com'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  {
    chainId: 11_155_111,
    name: 'Sepolia',
    shortName: 'sep',
    chain: 'ETH',
    rpc: ['https://11155111.rpc.thirdweb.com', 'https://ethereum-sepolia-rpc.publicnode.com'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  },
  {
    chainId: 31_337,
    name: 'Local Development',
    shortName: 'local',
    chain: 'ETH',
    rpc: ['http://127.0.0.1:8545'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
]
