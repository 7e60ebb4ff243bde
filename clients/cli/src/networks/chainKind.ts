/** Chain kinds, each with its own client. */
export type ChainKind = 'solana' | 'evm' | 'aptos'

/** Returns the chain kind for a slug; undefined is Solana, whose configs name none. */
export function chainKindOfSlug(slug: string | undefined): ChainKind {
  if (slug === undefined) return 'solana'
  return /^aptos(?:-|$)/.test(slug) ? 'aptos' : 'evm'
}

/** Returns the chain kind that a union id names, such as `BASE:0x…`; undefined for anything else. */
export function chainKindOfUnionId(id: string): ChainKind | undefined {
  const [, blockchain] = /^([A-Z0-9]+):/.exec(id) ?? []
  if (blockchain === undefined || blockchain === 'FLOW') return undefined
  if (blockchain === 'SOLANA' || blockchain === 'ECLIPSE') return 'solana'
  return blockchain === 'APTOS' ? 'aptos' : 'evm'
}
