import type { InputProblem } from '@mintline/core'
import { isoTime } from '../amounts/time.ts'
import { CommandError } from '../errors/commandError.ts'
import type { LoadedConfig } from './loadedConfig.ts'
import type { DropConfig } from './solanaConfig.ts'

/**
 * Reports phases that have already ended, so that nobody could ever mint in them.
 *
 * @param now Unix seconds.
 * @param from Index of the first phase to check: earlier ones are on chain, and may have ended.
 */
export function endedPhaseProblems(
  { phases }: DropConfig,
  now: bigint,
  from = 0,
): readonly InputProblem[] {
  return phases.flatMap(({ endTime, isOpen }, index) => {
    if (index < from || !isOpen || endTime === undefined || endTime > now) return []
    const { code, message } = new CommandError('PHASE_ENDED', { endTime: isoTime(endTime) })
    return [{ path: `phases.${index}.end`, code, message }]
  })
}

/**
 * Prevents adding phases that have ended.
 *
 * @param now Unix seconds.
 * @param onChain Existing phases.
 * @throws CONFIG_INVALID
 */
export function assertPhasesToCome(
  { path, config }: LoadedConfig,
  now: bigint,
  onChain: number,
): void {
  const problems = endedPhaseProblems(config, now, onChain)
  if (problems.length > 0) throw new CommandError('CONFIG_INVALID', { path, problems })
}
