/** Kind of chain, each with a page of its own. */
export type MintKind = 'solana' | 'evm' | 'aptos'

/** Union ids of collections on Aptos. */
const APTOS_ID = /^APTOS:/

/** Union ids of contracts on EVM chains; the list of their names is loaded with their page. */
const EVM_ID = /^[A-Z]+:0x/

/**
 * Kind of the chain of a drop.
 *
 * @param drop As in the link: a union id, or a name, which only collections of Solana and Eclipse have.
 */
export function mintKind(drop: string | undefined): MintKind {
  if (drop === undefined) return 'solana'
  if (APTOS_ID.test(drop)) return 'aptos'
  return EVM_ID.test(drop) ? 'evm' : 'solana'
}
