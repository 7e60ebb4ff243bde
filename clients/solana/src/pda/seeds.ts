import { getU32Encoder, getU64Encoder } from '@solana/kit'

/** Seeds of the programs' addresses, by the names they have there. */
export const EDITIONS_DEPLOYMENT = 'editions_deployment'
export const HASHLIST = 'hashlist'
export const EDITIONS_CONTROLS = 'editions_controls'
export const MINTER_STATS = 'minter_stats'
export const MINTER_STATS_PHASE = 'minter_stats_phase'
export const ALLOWLIST_ENTRY = 'allowlist_entry'
export const ITEM_MINT = 'item_mint'

/** A number as u32 little-endian: phase indexes and page numbers. Throws for one that is none. */
export function u32Seed(value: number): Uint8Array {
  const seed = new Uint8Array(4)
  getU32Encoder().write(value, seed, 0)
  return seed
}

/** A number as u64 little-endian: mint counts. Throws for one that is none. */
export function u64Seed(value: bigint): Uint8Array {
  const seed = new Uint8Array(8)
  getU64Encoder().write(value, seed, 0)
  return seed
}
