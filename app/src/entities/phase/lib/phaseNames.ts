import type { PhaseTiming, PhaseType } from '@mintline/solana'
import type { Tone } from '#shared/ui/tones.ts'

/** Phase types for display. */
export const TYPE_NAMES: Record<PhaseType, string> = {
  public: 'Public',
  allowList: 'Allowlist',
  merkleTree: 'Merkle list',
}

/** Phase states for display. */
export const STATUS_NAMES: Record<PhaseTiming, string> = {
  active: 'Open',
  'not started': 'Upcoming',
  finished: 'Ended',
  inactive: 'Switched off',
}

/** Tone for each phase state. */
export const STATUS_TONES: Record<PhaseTiming, Tone> = {
  active: 'success',
  'not started': 'info',
  finished: 'neutral',
  inactive: 'warn',
}
