import { type OnRamp, openOnRamp } from '../adapters/onRamp.ts'
import { openRiskList, type RiskList } from '../adapters/riskList.ts'
import { openTwitter, type Twitter } from '../adapters/twitter.ts'
import type { Settings } from '../config/settings.ts'
import { troubleTeller } from './troubleTeller.ts'

/** What third parties do for the marketplace; undefined = they are not in the settings. */
export interface Adapters {
  readonly onRamp: OnRamp | undefined
  readonly twitter: Twitter | undefined
  readonly risks: RiskList | undefined
}

/**
 * The adapters that settings name.
 *
 * @param say - gets the sentence of a trouble, once until there is another one or none
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
      ? openRiskList({ wallets: riskyWallets ?? [], list, onTrouble: troubleTeller(say), now })
      : undefined,
  }
}
