import { isBlockchain, isEvmBlockchain, type Network } from '@mintline/core/networks'

/** Chain kinds, each with its own client. */
export const CHAIN_KINDS = ['solana', 'evm', 'aptos'] as const

/** A chain kind. */
export type ChainKind = (typeof CHAIN_KINDS)[number]

/** Texts for some chain kinds. */
export type ByChain<Value = string> = Partial<Readonly<Record<ChainKind, Value>>>

const NAMES: Readonly<Record<ChainKind, readonly string[]>> = {
  solana: ['Solana', 'Eclipse'],
  evm: ['EVM chains'],
  aptos: ['Aptos'],
}

/** Formats chain kinds for a sentence: `Solana, Eclipse and Aptos`. */
export function chainNames(kinds: readonly ChainKind[]): string {
  const names = kinds.flatMap((kind) => NAMES[kind])
  const [last = ''] = names.slice(-1)
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** Returns the chain kind for a blockchain; undefined where drops are not supported. */
export function chainKindOf(blockchain: Network['blockchain']): ChainKind | undefined {
  if (blockchain === 'SOLANA' || blockchain === 'ECLIPSE') return 'solana'
  if (blockchain === 'APTOS') return 'aptos'
  return isEvmBlockchain(blockchain) ? 'evm' : undefined
}

/** Returns the chain kind that a union id names, such as `BASE:0x…`; undefined for anything else. */
export function chainKindOfUnionId(id: string): ChainKind | undefined {
  const [, blockchain] = /^([A-Z0-9]+):/.exec(id) ?? []
  return isBlockchain(blockchain) ? chainKindOf(blockchain) : undefined
}
