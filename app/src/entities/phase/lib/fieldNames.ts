import type { DraftField } from './phaseDraft.ts'

/** Labels for a phase's fields. */
export const FIELD_NAMES: Record<DraftField, string> = {
  phaseType: 'Who may mint',
  merkleRoot: 'Merkle root',
  priceAmount: 'Price',
  startTime: 'Start',
  endTime: 'End',
  maxMintsPerWallet: 'Per wallet in this phase',
  maxMintsTotal: 'In all in this phase',
  active: 'Switched on',
}
