import type { PhaseStatusName } from '@mintline/core/drop'
import type { PhaseType } from '@mintline/solana'
import type { Tone } from '#shared/ui/tones.ts'

/** Phase types for display. */
export const TYPE_NAMES: Record<PhaseType, string> = {
  public: 'Public',
  allowList: 'Allowlist',
  merkleTree: 'Merkle list',
}

/** Phase states for display. */
export const STATUS_NAMES: Record<PhaseStatusName, string> = {
  active: 'Open',
  'sold out': 'Sold out',
  'not started': 'Upcoming',
  finished: 'Ended',
  inactive: 'Switched off',
}

/** Tone for each phase state. */
export const STATUS_TONES: Record<PhaseStatusName, Tone> = {
  active: 'success',
  'sold out': 'neutral',
  'not started': 'info',
  finished: 'neutral',
  inactive: 'warn',
}
