import type { Settings } from '../config/settings.ts'
import type { RateService } from '../jobs/task.ts'
import { openRateSource } from '../rates/openRateSource.ts'
import { troubleTeller } from './troubleTeller.ts'

/**
 * The source of prices that settings name; undefined = none.
 *
 * @param say - gets the sentence of a trouble, once until there is another one or none
 */
export function rateServiceOf(
  { rates }: Pick<Settings, 'rates'>,
  say: (line: string) => void,
): RateService | undefined {
  if (rates === undefined) return undefined
  return { source: openRateSource(rates), onTrouble: troubleTeller(say) }
}
