import type { PhaseTiming, PhaseType } from '@mintline/solana'
import type { Tone } from '#shared/ui/tones.ts'

/** Kinds of phases as people name them. */
export const TYPE_NAMES: Record<PhaseType, string> = {
  public: 'Public',
  allowList: 'Allowlist',
  merkleTree: 'Merkle list',
}

/** Where a phase stands in time, in a word. */
export const STATUS_NAMES: Record<PhaseTiming, string> = {
  active: 'Active',
  'not started': 'Upcoming',
  finished: 'Ended',
  inactive: 'Inactive',
}

/** What each of those means. */
export const STATUS_TONES: Record<PhaseTiming, Tone> = {
  active: 'success',
  'not started': 'info',
  finished: 'neutral',
  inactive: 'warn',
}
