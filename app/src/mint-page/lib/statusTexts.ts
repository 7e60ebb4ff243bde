import type { EditionPhase } from '@mintline/solana/reads'
import type { Tone } from '#shared/ui/tones.ts'
import type { DropStatus } from './dropStatus.ts'

interface StatusText {
  /** In a word or two. */
  name: string
  tone: Tone
}

/** Where a drop stands, in a word or two. */
export const STATUS_TEXTS: Record<DropStatus['status'], StatusText> = {
  open: { name: 'Active', tone: 'success' },
  upcoming: { name: 'Upcoming', tone: 'info' },
  'phase-minted-out': { name: 'Phase minted out', tone: 'neutral' },
  'sold-out': { name: 'Sold out', tone: 'neutral' },
  ended: { name: 'Ended', tone: 'neutral' },
  'no-phase': { name: 'No phase', tone: 'neutral' },
}

/** What a closed drop means for somebody who came to mint; undefined while it is open. */
export function closedText({ status }: DropStatus): string | undefined {
  switch (status) {
    case 'open':
      return undefined
    case 'upcoming':
      return 'This page opens by itself when the phase starts.'
    case 'phase-minted-out':
      return 'All items of this phase are minted.'
    case 'sold-out':
      return 'All items of this collection are minted.'
    case 'ended':
      return 'All phases are over.'
    case 'no-phase':
      return 'The creator has not opened a phase yet.'
  }
}

/** Who may mint in a phase. */
export function audienceName({ phaseType }: Pick<EditionPhase, 'phaseType'>): string {
  return phaseType === 'public' ? 'Public' : 'Allowlist'
}
