import { collectDropProblems } from '@mintline/aptos/drop'
import type { InputProblem } from '@mintline/core'
import { isoTime } from '../../amounts/time.ts'
import { addressProblems } from '../../config/addressProblems.ts'
import { repeatedNames } from '../../config/repeatedNames.ts'
import { settingOfTerm } from '../../config/settingOfTerm.ts'
import type { AptosConfig } from './aptosConfig.ts'
import { aptosTermsOf } from './aptosTermsOf.ts'

/**
 * Returns everything in a config that the client or the drop machine would refuse.
 *
 * @param now Unix seconds: a new drop that has ended by then is refused.
 */
export function collectAptosProblems(config: AptosConfig, now: bigint): readonly InputProblem[] {
  const { uri, items, phases } = config
  return [
    ...collectDropProblems(aptosTermsOf(config), now).map((found) => ({
      ...found,
      path: settingOfTerm(found.path),
    })),
    ...addressProblems([
      ['uri', uri],
      ['items.uri', items.uri ?? ''],
    ]),
    ...startProblems(config),
    ...endProblems(config, now),
    ...repeatedNames(phases),
  ]
}

/** Phases are in the order of their starts, as on chain. */
function startProblems({ phases }: AptosConfig): InputProblem[] {
  return phases.flatMap(({ startTime }, index) => {
    if (index === 0) return []
    const before = phases[index - 1]?.startTime
    const isLater = startTime !== undefined && (before === undefined || startTime >= before)
    if (isLater) return []
    const message =
      startTime === undefined || before === undefined
        ? 'Set the start of the phase'
        : `Start it after the phase before it, at ${isoTime(before)}`
    return [{ path: `phases.${index}.start`, code: 'CONFIG_INVALID', message }]
  })
}

function endProblems({ sale: { endTime } }: AptosConfig, now: bigint): InputProblem[] {
  if (endTime === undefined || endTime > now) return []
  const message = `The drop has ended, at ${isoTime(endTime)}`
  return [{ path: 'sale.end', code: 'PHASE_ENDED', message }]
}
