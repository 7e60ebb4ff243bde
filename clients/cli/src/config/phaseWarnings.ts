import { phaseOverlaps, UNBOUNDED_END_TIME } from '@mintline/solana'
import { isoTime } from '../amounts/time.ts'
import type { DropConfig } from './solanaConfig.ts'

/**
 * Warnings about possible mistakes: phases that are open at the same time, and gaps between phases. Phases without a
 * start are ignored, since they open at the launch.
 */
export function phaseWarnings({ phases }: DropConfig): string[] {
  const timed = phases.flatMap(
    ({ name, startTime, endTime = UNBOUNDED_END_TIME, isOpen: active }) =>
      startTime === undefined ? [] : [{ name, startTime, endTime, active }],
  )
  const { overlaps, gaps } = phaseOverlaps(timed)
  return [
    ...overlaps.map(({ first, second, from, until }) => {
      const names = `${timed[first]?.name} and ${timed[second]?.name}`
      return `Phases ${names} are both open from ${isoTime(from)} to ${isoTime(until)}: the first applies`
    }),
    ...gaps.map(({ from, until }) => `No phase is open from ${isoTime(from)} to ${isoTime(until)}`),
  ]
}
