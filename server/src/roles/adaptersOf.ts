import { type OnRamp, openOnRamp } from '../adapters/onRamp.ts'
import { openRiskList, type RiskList } from '../adapters/riskList.ts'
import { openTwitter, type Twitter } from '../adapters/twitter.ts'
import type { Settings } from '../config/settings.ts'
import { deduplicatingReporter } from './deduplicatingReporter.ts'

/** Third-party services for the marketplace; undefined = not configured. */
export interface Adapters {
  readonly onRamp: OnRamp | undefined
  readonly twitter: Twitter | undefined
  readonly risks: RiskList | undefined
}

/**
 * Opens the configured adapters.
 *
 * @param say - receives a sentence per trouble, deduplicated
 */
export function adaptersOf(
  { adapters, riskyWallets }: Pick<Settings, 'adapters' | 'riskyWallets'>,
  say: (line: string) => void,
  now: () => Date,
): Adapters {
  const { onRamp, twitter, riskList: list } = adapters
  const hasRisks = riskyWallets !== undefined || list !== undefined
  return {
    onRamp: onRamp && openOnRamp(onRamp),
    twitter: twitter && openTwitter(twitter),
    risks: hasRisks
      ? openRiskList({
          wallets: riskyWallets ?? [],
          list,
          onTrouble: deduplicatingReporter(say),
          now,
        })
      : undefined,
  }
}
