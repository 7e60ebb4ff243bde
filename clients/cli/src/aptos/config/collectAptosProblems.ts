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
    ...endProblems(config, now),
    ...repeatedNames(phases),
  ]
}

function endProblems({ sale: { endTime } }: AptosConfig, now: bigint): InputProblem[] {
  if (endTime === undefined || endTime > now) return []
  const message = `The drop has ended, at ${isoTime(endTime)}`
  return [{ path: 'sale.end', code: 'PHASE_ENDED', message }]
}
