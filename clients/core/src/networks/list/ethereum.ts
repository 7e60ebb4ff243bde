import type { EvmNetwork, NetworkList } from '../network.ts'

/** Ethereum, and the local Anvil and Hardhat chain for developing drops. */
export const ETHEREUM_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'ETHEREUM',
    chainId: 1,
    name: 'Ethereum',
    slug: 'ethereum',
    shortName: 'eth',
    chain: 'ETH',
    rpc: ['https://ethereum.reth.rs/rpc', 'https://ethereum-rpc.publicnode.com'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'ETHEREUM',
    chainId: 11_155_111,
    name: 'Sepolia',
    slug: 'sepolia',
    shortName: 'sep',
    chain: 'ETH',
    rpc: ['https://11155111.rpc.thirdweb.com', 'https://ethereum-sepolia-rpc.publicnode.com'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
  {
    blockchain: 'ETHEREUM',
    chainId: 31_337,
    name: 'Local Development',
    slug: 'local-development',
    shortName: 'local',
    chain: 'ETH',
    rpc: ['http://127.0.0.1:8545'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]
