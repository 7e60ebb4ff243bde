/** Who may mint in a phase: everybody, wallets with an entry on chain, or wallets with a proof (specification 3.6). */
export type PhaseType = 'public' | 'allowList' | 'merkleTree'

interface PhaseTypeRules {
  /** True if only listed wallets mint, at their entries' prices; false = everybody, at the phase's price. */
  readonly isListed: boolean
  /** True if the list is on chain. */
  readonly hasEntries: boolean
  /** True if the list's merkle root is on chain. */
  readonly hasRoot: boolean
}

/** What a phase's type decides. */
export const PHASE_TYPES = {
  public: { isListed: false, hasEntries: false, hasRoot: false },
  allowList: { isListed: true, hasEntries: true, hasRoot: false },
  merkleTree: { isListed: true, hasEntries: false, hasRoot: true },
} as const satisfies Record<PhaseType, PhaseTypeRules>

/**
 * Returns true if a phase's own price, which nobody paid before, becomes what everybody pays.
 *
 * @param before - undefined = the phase is new
 */
export function becomesPublic(before: PhaseType | undefined, after: PhaseType): boolean {
  return !PHASE_TYPES[after].isListed && (before === undefined || PHASE_TYPES[before].isListed)
}
