/** Kind of chain, each with a page of its own. */
export type MintKind = 'solana' | 'evm'

/** Union ids of contracts on EVM chains; the list of their names is loaded with their page. */
const EVM_ID = /^[A-Z]+:0x/

/**
 * Kind of the chain of a drop.
 *
 * @param drop As in the link: a union id, or a name, which only collections of Solana and Eclipse have.
 */
export function mintKind(drop: string | undefined): MintKind {
  return drop !== undefined && EVM_ID.test(drop) ? 'evm' : 'solana'
}
