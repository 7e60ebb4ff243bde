import type { PhaseDifference } from '@mintline/solana'
import { countText } from '#shared/lib/countText.ts'

/** Counts changes: `1 new phase and 3 changes in 2 phases`. */
export function changesSummary(differences: readonly PhaseDifference[]): string {
  const added = differences.filter(({ type }) => type === 'add').length
  const modified = differences.filter(({ type }) => type === 'modify')
  const changes = modified.reduce((sum, { fields }) => sum + fields.length, 0)
  const parts = [
    added > 0 && countText(added, 'new phase'),
    changes > 0 && `${countText(changes, 'change')} in ${countText(modified.length, 'phase')}`,
  ]
  return parts.filter(Boolean).join(' and ') || 'Nothing to change'
}
