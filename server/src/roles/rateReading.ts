import type { Settings } from '../config/settings.ts'
import type { RateService } from '../jobs/task.ts'
import { openRateSource } from '../rates/openRateSource.ts'
import { troubleTeller } from './troubleTeller.ts'

/**
 * Opens the configured rate source; undefined = none.
 *
 * @param say - receives a sentence per trouble, deduplicated
 */
export function rateServiceOf(
  { rates }: Pick<Settings, 'rates'>,
  say: (line: string) => void,
): RateService | undefined {
  if (rates === undefined) return undefined
  return { source: openRateSource(rates), onTrouble: troubleTeller(say) }
}
