import { type CollectionInfo, currentPhase, nextPhase } from '@mintline/solana'
import type { Tone } from '#shared/ui/tones.ts'

/** Whether items of a collection can be minted, as far as phases and supply say. */
export type SaleState = 'open' | 'phase sold out' | 'upcoming' | 'sold out' | 'closed' | 'no phases'

/** How each is shown. */
export const SALE_STATES: Record<SaleState, { text: string; tone: Tone }> = {
  open: { text: 'Open', tone: 'success' },
  'phase sold out': { text: 'Phase sold out', tone: 'warn' },
  upcoming: { text: 'Upcoming', tone: 'info' },
  'sold out': { text: 'Sold out', tone: 'neutral' },
  closed: { text: 'Closed', tone: 'neutral' },
  'no phases': { text: 'No phases yet', tone: 'warn' },
}

/**
 * Where the sale of a collection stands.
 *
 * @param now The chain's time in unix seconds.
 */
export function saleState(
  {
    phases,
    maxNumberOfTokens: max,
    numberOfTokensIssued: issued,
  }: Pick<CollectionInfo, 'phases' | 'maxNumberOfTokens' | 'numberOfTokensIssued'>,
  now: bigint,
): SaleState {
  if (max !== 0n && issued >= max) return 'sold out'
  if (phases.length === 0) return 'no phases'
  const current = currentPhase(phases, now)
  if (current) {
    const { maxMintsTotal, currentMints } = current
    return maxMintsTotal !== 0n && currentMints >= maxMintsTotal ? 'phase sold out' : 'open'
  }
  return nextPhase(phases, now) ? 'upcoming' : 'closed'
}
