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

/** Celo. Alfajores preceded Celo Sepolia and stays listed for the items minted there. */
export const CELO_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'CELO',
    chainId: 42_220,
    name: 'Celo',
    slug: 'celo',
    shortName: 'celo',
    chain: 'CELO',
    rpc: ['https://forno.celo.org'],
    nativeCurrency: { name: 'CELO', symbol: 'CELO', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'CELO',
    chainId: 11_142_220,
    name: 'Celo Sepolia',
    slug: 'celo-sepolia',
    shortName: 'celo-sep',
    chain: 'CELO',
    rpc: ['https://forno.celo-sepolia.celo-testnet.org'],
    nativeCurrency: { name: 'CELO', symbol: 'S-CELO', decimals: 18 },
    testnet: true,
  },
  {
    blockchain: 'CELO',
    chainId: 44_787,
    name: 'Celo Alfajores',
    slug: 'celo-alfajores',
    shortName: 'ALFA',
    chain: 'CELO',
    rpc: ['https://alfajores-forno.celo-testnet.org'],
    nativeCurrency: { name: 'CELO', symbol: 'A-CELO', decimals: 18 },
    testnet: true,
  },
]

/** Chiliz Chain. */
export const CHILIZ_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'CHILIZ',
    chainId: 88_888,
    name: 'Chiliz Chain',
    slug: 'chiliz-chain',
    shortName: 'chzmainnet',
    chain: 'CHZ',
    rpc: ['https://rpc.chiliz.com'],
    nativeCurrency: { name: 'CHZ', symbol: 'CHZ', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'CHILIZ',
    chainId: 88_882,
    name: 'Chiliz Spicy',
    slug: 'chiliz-spicy',
    shortName: 'chzspicy',
    chain: 'CHZ',
    rpc: ['https://spicy-rpc.chiliz.com'],
    nativeCurrency: { name: 'CHZ', symbol: 'CHZ', decimals: 18 },
    testnet: true,
  },
]

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

/** Moonbeam. */
export const MOONBEAM_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'MOONBEAM',
    chainId: 1284,
    name: 'Moonbeam',
    slug: 'moonbeam',
    shortName: 'mbeam',
    chain: 'MOON',
    rpc: ['https://rpc.api.moonbeam.network'],
    nativeCurrency: { name: 'Moonbeam', symbol: 'GLMR', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'MOONBEAM',
    chainId: 1287,
    name: 'Moonbase Alpha',
    slug: 'moonbase-alpha',
    shortName: 'mbase',
    chain: 'MOON',
    rpc: ['https://rpc.api.moonbase.moonbeam.network'],
    nativeCurrency: { name: 'DEV', symbol: 'DEV', decimals: 18 },
    testnet: true,
  },
]

/** Oasys. */
export const OASYS_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'OASYS',
    chainId: 248,
    name: 'Oasys',
    slug: 'oasys',
    shortName: 'OAS',
    chain: 'Oasys',
    rpc: ['https://rpc.mainnet.oasys.games'],
    nativeCurrency: { name: 'Oasys', symbol: 'OAS', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'OASYS',
    chainId: 9372,
    name: 'Oasys Testnet',
    slug: 'oasys-testnet',
    shortName: 'OAS_TEST',
    chain: 'Oasys',
    rpc: ['https://rpc.testnet.oasys.games'],
    nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 },
    testnet: true,
  },
]

/** Palm. */
export const PALM_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'PALM',
    chainId: 11_297_108_109,
    name: 'Palm',
    slug: 'palm',
    shortName: 'palm',
    chain: 'Palm',
    rpc: ['https://palm-mainnet.public.blastapi.io'],
    nativeCurrency: { name: 'PALM', symbol: 'PALM', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'PALM',
    chainId: 11_297_108_099,
    name: 'Palm Testnet',
    slug: 'palm-testnet',
    shortName: 'tpalm',
    chain: 'Palm',
    rpc: ['https://palm-testnet.public.blastapi.io'],
    nativeCurrency: { name: 'PALM', symbol: 'PALM', decimals: 18 },
    testnet: true,
  },
]

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

/** Viction. */
export const VICTION_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'VICTION',
    chainId: 88,
    name: 'Viction',
    slug: 'viction',
    shortName: 'vic',
    chain: 'Viction',
    rpc: ['https://rpc.viction.xyz'],
    nativeCurrency: { name: 'Viction', symbol: 'VIC', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'VICTION',
    chainId: 89,
    name: 'Viction Testnet',
    slug: 'viction-testnet',
    shortName: 'vict',
    chain: 'Viction',
    rpc: ['https://rpc-testnet.viction.xyz'],
    nativeCurrency: { name: 'Viction', symbol: 'VIC', decimals: 18 },
    testnet: true,
  },
]
