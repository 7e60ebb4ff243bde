/** Kinds of chains, each with a client of its own. */
export type ChainKind = 'solana' | 'evm' | 'aptos'

/** The kind of chain with a slug; undefined is Solana, whose configs name none. */
export function chainKindOfSlug(slug: string | undefined): ChainKind {
  if (slug === undefined) return 'solana'
  return /^aptos(?:-|$)/.test(slug) ? 'aptos' : 'evm'
}
