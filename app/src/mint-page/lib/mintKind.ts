/** Kind of chain, each with its own page. */
export type MintKind = 'solana' | 'evm' | 'aptos'

/** Matches union ids for Aptos collections. */
const APTOS_ID = /^APTOS:/

/** Matches union ids for EVM contracts; the list of EVM chains is loaded with their page. */
const EVM_ID = /^[A-Z]+:0x/

/**
 * Returns a drop's kind of chain.
 *
 * @param drop As in the link: a union id, or a name, which only Solana and Eclipse collections have.
 */
export function mintKind(drop: string | undefined): MintKind {
  if (drop === undefined) return 'solana'
  if (APTOS_ID.test(drop)) return 'aptos'
  return EVM_ID.test(drop) ? 'evm' : 'solana'
}
