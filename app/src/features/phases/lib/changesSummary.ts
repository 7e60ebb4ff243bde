import type { PhaseDifference } from '@mintline/solana'

/** What would change, counted: `1 new phase and 3 changes in 2 phases`. */
export function changesSummary(differences: readonly PhaseDifference[]): string {
  const added = differences.filter(({ type }) => type === 'add').length
  const modified = differences.filter(({ type }) => type === 'modify')
  const changes = modified.reduce((sum, { fields }) => sum + fields.length, 0)
  const parts = [
    added > 0 && counted(added, 'new phase'),
    changes > 0 && `${counted(changes, 'change')} in ${counted(modified.length, 'phase')}`,
  ]
  return parts.filter(Boolean).join(' and ') || 'Nothing to change'
}

/** A number of things: `1 phase`, `2 phases`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
