import type { PhaseStatusName } from '@mintline/core/drop'
import type { PhaseType } from '@mintline/solana'
import type { Tone } from '#shared/ui/tones.ts'

/** Phase types for display. */
export const TYPE_NAMES: Record<PhaseType, string> = {
  public: 'Public',
  allowList: 'Allowlist',
  merkleTree: 'Hosted allowlist',
}

/** Tone for each phase state. */
export const STATUS_TONES: Record<PhaseStatusName, Tone> = {
  active: 'success',
  'sold out': 'neutral',
  'not started': 'info',
  finished: 'neutral',
  inactive: 'warn',
}
