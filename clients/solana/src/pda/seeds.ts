/** Seeds of the programs' addresses, by the names they have there. */
export const EDITIONS_DEPLOYMENT = 'editions_deployment'
export const HASHLIST = 'hashlist'
export const EDITIONS_CONTROLS = 'editions_controls'
export const MINTER_STATS = 'minter_stats'
export const MINTER_STATS_PHASE = 'minter_stats_phase'
export const ALLOWLIST_ENTRY = 'allowlist_entry'
export const ITEM_MINT = 'item_mint'

/** A number as u32 little-endian: phase indexes and page numbers. */
export function u32Seed(value: number): Buffer {
  const seed = Buffer.alloc(4)
  seed.writeUInt32LE(value)
  return seed
}

/** A number as u64 little-endian: mint counts. */
export function u64Seed(value: bigint): Buffer {
  const seed = Buffer.alloc(8)
  seed.writeBigUInt64LE(value)
  return seed
}
