import type { DropCapabilities, PartCapability } from '@mintline/core/drop'
import { MAX_PHASES } from '../administration/phaseRules.ts'
import { MAX_FEE_RECIPIENTS, MAX_REVENUE_RECIPIENTS } from '../administration/planMoney.ts'

const ANY: PartCapability = { change: 'any' }
const FIXED: PartCapability = { change: 'never' }

/** Parts of drops on Aptos. */
export const APTOS_CAPABILITIES: DropCapabilities = {
  name: FIXED,
  symbol: FIXED,
  description: FIXED,
  uri: FIXED,
  items: FIXED,
  tokens: undefined,
  'supply.maxItems': { change: 'lower', note: 'version 1 has none for open editions' },
  'supply.maxPerWallet': undefined,
  phases: { change: 'any', most: MAX_PHASES },
  'phases.name': undefined,
  'phases.startTime': ANY,
  'phases.endTime': undefined,
  'phases.price': ANY,
  'phases.price.currency': undefined,
  'phases.maxPerWallet': ANY,
  'phases.maxPerTransaction': { change: 'any', note: 'version 2 only' },
  'phases.maxItems': undefined,
  'phases.isOpen': undefined,
  'phases.list.entries': ANY,
  'phases.list.merkle': ANY,
  'phases.list.shards': undefined,
  'phases.list.price': undefined,
  'money.receivers': { change: 'any', most: MAX_REVENUE_RECIPIENTS },
  'money.platformFee': { change: 'any', note: 'fixed in version 1' },
  'money.platformFee.recipients': { change: 'any', most: MAX_FEE_RECIPIENTS },
  'money.royalties': ANY,
  'money.royalties.recipients': { change: 'any', most: 1 },
  'sale.isPaused': ANY,
  'sale.endTime': ANY,
  owner: { change: 'any', note: 'offered, then accepted' },
}
