import { type PhaseTimes, phaseTiming } from '@mintline/solana'
import { durationText } from './durationText.ts'
import { hasEnd } from './phaseDraft.ts'

/**
 * Describes when a phase next opens or closes: `Closes in 2 h 3 min`.
 *
 * @param now Chain time in unix seconds.
 */
export function nextChangeText(phase: PhaseTimes, now: bigint): string {
  const { startTime, endTime } = phase
  switch (phaseTiming(phase, now)) {
    case 'inactive':
      return 'Nobody can mint in it'
    case 'not started':
      // It is open strictly after its start.
      return `Opens in ${durationText(startTime + 1n - now)}`
    case 'active':
      return hasEnd(phase) ? `Closes in ${durationText(endTime - now)}` : 'Stays open'
    case 'finished':
      return now - endTime < 60n ? 'Ended just now' : `Ended ${durationText(now - endTime)} ago`
  }
}
