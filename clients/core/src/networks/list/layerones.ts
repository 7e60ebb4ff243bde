import type { EvmEntries } from '../network.ts'

/** Berachain. bArtio preceded Bepolia and stays listed for the items minted there. */
export const BERACHAIN_NETWORKS: EvmEntries = [
  {
    chainId: 80_094,
    name: 'Berachain',
    chain: 'Berachain',
    rpc: ['https://rpc.berachain.com', 'https://berachain-rpc.publicnode.com'],
    nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  },
  {
    chainId: 80_069,
    name: 'Berachain Bepolia',
    chain: 'Berachain',
    rpc: ['https://bepolia.rpc.berachain.com', 'https://berachain-bepolia.drpc.org'],
    nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  },
  {
    chainId: 80_084,
    name: 'Berachain bArtio',
    shortName: 'berachainbArtio',
    chain: 'Berachain bArtio',
    rpc: ['https://bartio.rpc.berachain.com'],
    nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
    ended: '2025-03-02',
  },
]

/** Celo. Alfajores preceded Celo Sepolia and stays listed for the items minted there. */
export const CELO_NETWORKS: EvmEntries = [
  {
    chainId: 42_220,
    name: 'Celo',
    chain: 'CELO',
    rpc: ['https://forno.celo.org', 'https://celo.drpc.org'],
    nativeCurrency: { name: 'CELO', symbol: 'CELO', decimals: 18 },
  },
  {
    chainId: 11_142_220,
    name: 'Celo Sepolia Testnet',
    slug: 'celo-sepolia',
    shortName: 'celo-sep',
    chain: 'CELO',
    rpc: ['https://forno.celo-sepolia.celo-testnet.org', 'https://celo-sepolia.drpc.org'],
    nativeCurrency: { name: 'CELO', symbol: 'S-CELO', decimals: 18 },
  },
  {
    chainId: 44_787,
    name: 'Alfajores',
    slug: 'celo-alfajores',
    shortName: 'ALFA',
    chain: 'CELO',
    rpc: ['https://alfajores-forno.celo-testnet.org'],
    nativeCurrency: { name: 'CELO', symbol: 'A-CELO', decimals: 18 },
    ended: '2025-09-30',
  },
]

/** Chiliz Chain. */
export const CHILIZ_NETWORKS: EvmEntries = [
  {
    chainId: 88_888,
    name: 'Chiliz Chain',
    shortName: 'chzmainnet',
    chain: 'CHZ',
    rpc: ['https://rpc.chiliz.com', 'https://chiliz-rpc.publicnode.com'],
    nativeCurrency: { name: 'CHZ', symbol: 'CHZ', decimals: 18 },
  },
  {
    chainId: 88_882,
    name: 'Chiliz Spicy Testnet',
    slug: 'chiliz-spicy',
    shortName: 'chzspicy',
    chain: 'CHZ',
    rpc: ['https://spicy-rpc.chiliz.com', 'https://chiliz-spicy-rpc.publicnode.com'],
    nativeCurrency: { name: 'CHZ', symbol: 'CHZ', decimals: 18 },
  },
]

/** Hedera, whose nodes count HBAR in 18 decimals and whose contracts count it in 8. */
export const HEDERAEVM_NETWORKS: EvmEntries = [
  {
    chainId: 295,
    name: 'Hedera',
    shortName: 'hedera-mainnet',
    chain: 'Hedera',
    rpc: ['https://mainnet.hashio.io/api', 'https://295.rpc.thirdweb.com'],
    nativeCurrency: { name: 'HBAR', symbol: 'HBAR', decimals: 18 },
    contractDecimals: 8,
  },
  {
    chainId: 296,
    name: 'Hedera Testnet',
    chain: 'Hedera',
    rpc: ['https://testnet.hashio.io/api', 'https://296.rpc.thirdweb.com'],
    nativeCurrency: { name: 'HBAR', symbol: 'HBAR', decimals: 18 },
    contractDecimals: 8,
  },
]

/** Moonbeam. */
export const MOONBEAM_NETWORKS: EvmEntries = [
  {
    chainId: 1284,
    name: 'Moonbeam',
    shortName: 'mbeam',
    chain: 'MOON',
    rpc: ['https://rpc.api.moonbeam.network'],
    nativeCurrency: { name: 'Moonbeam', symbol: 'GLMR', decimals: 18 },
    ended: '2026-07-31',
  },
  {
    chainId: 1287,
    name: 'Moonbase Alpha',
    shortName: 'mbase',
    chain: 'MOON',
    rpc: ['https://rpc.api.moonbase.moonbeam.network'],
    nativeCurrency: { name: 'DEV', symbol: 'DEV', decimals: 18 },
    ended: '2026-07-31',
  },
]

/** Oasys. */
export const OASYS_NETWORKS: EvmEntries = [
  {
    chainId: 248,
    name: 'Oasys',
    shortName: 'OAS',
    chain: 'Oasys',
    rpc: ['https://rpc.mainnet.oasys.games', 'https://oasys.api.pocket.network'],
    nativeCurrency: { name: 'Oasys', symbol: 'OAS', decimals: 18 },
  },
  {
    chainId: 9372,
    name: 'Oasys Testnet',
    shortName: 'OAS_TEST',
    chain: 'Oasys',
    rpc: ['https://rpc.testnet.oasys.games'],
    nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 },
  },
]

/** Palm. */
export const PALM_NETWORKS: EvmEntries = [
  {
    chainId: 11_297_108_109,
    name: 'Palm',
    chain: 'Palm',
    rpc: ['https://palm-mainnet.public.blastapi.io', 'https://palm-mainnet.gateway.tatum.io'],
    nativeCurrency: { name: 'PALM', symbol: 'PALM', decimals: 18 },
  },
  {
    chainId: 11_297_108_099,
    name: 'Palm Testnet',
    shortName: 'tpalm',
    chain: 'Palm',
    rpc: ['https://palm-testnet.public.blastapi.io'],
    nativeCurrency: { name: 'PALM', symbol: 'PALM', decimals: 18 },
  },
]

/** Telos EVM. */
export const TELOS_NETWORKS: EvmEntries = [
  {
    chainId: 40,
    name: 'Telos',
    slug: 'telos-evm',
    shortName: 'TelosEVM',
    chain: 'TLOS',
    rpc: ['https://rpc.telos.net', 'https://telos.drpc.org'],
    nativeCurrency: { name: 'Telos', symbol: 'TLOS', decimals: 18 },
  },
  {
    chainId: 41,
    name: 'Telos Testnet',
    slug: 'telos-evm-testnet',
    shortName: 'TelosEVMTestnet',
    chain: 'TLOS',
    rpc: ['https://rpc.testnet.telos.net', 'https://testnet.telos.net/evm'],
    nativeCurrency: { name: 'Telos', symbol: 'TLOS', decimals: 18 },
  },
]

/** Viction. */
export const VICTION_NETWORKS: EvmEntries = [
  {
    chainId: 88,
    name: 'Viction',
    shortName: 'vic',
    chain: 'Viction',
    rpc: ['https://rpc.viction.xyz', 'https://viction.drpc.org'],
    nativeCurrency: { name: 'Viction', symbol: 'VIC', decimals: 18 },
  },
  {
    chainId: 89,
    name: 'Viction Testnet',
    shortName: 'vict',
    chain: 'Viction',
    rpc: ['https://rpc-testnet.viction.xyz', 'https://viction-testnet.drpc.org'],
    nativeCurrency: { name: 'Viction', symbol: 'VIC', decimals: 18 },
  },
]

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
