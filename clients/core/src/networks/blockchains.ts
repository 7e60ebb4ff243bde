/** Chains whose address, key and signature formats other chains share. */
export const LAYER_ONES = ['ETHEREUM', 'FLOW', 'SOLANA', 'APTOS'] as const

/** A chain whose address, key and signature formats other chains share. */
export type LayerOne = (typeof LAYER_ONES)[number]

/** All supported blockchains, as spelled in identifiers. */
export const BLOCKCHAINS = [
  'ETHEREUM',
  'FLOW',
  'SOLANA',
  'ECLIPSE',
  'APTOS',
  'POLYGON',
  'IMMUTABLEX',
  'MANTLE',
  'ZKSYNC',
  'RARI',
  'ASTARZKEVM',
  'KROMA',
  'BASE',
  'ARBITRUM',
  'LIGHTLINK',
  'CELO',
  'CHILIZ',
  'MOONBEAM',
  'PALM',
  'ETHERLINK',
  'LISK',
  'OASYS',
  'SAAKURU',
  'ALEPHZERO',
  'SHAPE',
  'BERACHAIN',
  'ZKCANDY',
  'TELOS',
  'MATCH',
  'ABSTRACT',
  'HEDERAEVM',
  'VICTION',
  'GOAT',
  'SETTLUS',
] as const

/** A supported blockchain, as spelled in identifiers. */
export type Blockchain = (typeof BLOCKCHAINS)[number]

/** Returns true for the name of a supported blockchain, in upper case. */
export function isBlockchain(value: unknown): value is Blockchain {
  return BLOCKCHAINS.some((blockchain) => blockchain === value)
}

/** Returns the chain whose address, hash and signature formats a blockchain shares. */
export function layerOneOf(blockchain: Blockchain): LayerOne {
  switch (blockchain) {
    case 'FLOW':
    case 'APTOS':
      return blockchain
    case 'SOLANA':
    case 'ECLIPSE':
      return 'SOLANA'
    default:
      return 'ETHEREUM'
  }
}
