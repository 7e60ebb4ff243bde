import type { DropCapabilities, PartCapability } from '@mintline/core/drop'
import { MAX_CREATORS, MAX_FEE_RECIPIENTS, MAX_PHASES } from '../limits.ts'

const ANY: PartCapability = { change: 'any' }
const UNTIL_LOCKED: PartCapability = { change: 'any', note: 'until locked' }

/** Parts of drops on Solana and Eclipse. */
export const SOLANA_CAPABILITIES: DropCapabilities = {
  name: UNTIL_LOCKED,
  symbol: { change: 'never' },
  description: undefined,
  uri: UNTIL_LOCKED,
  items: UNTIL_LOCKED,
  tokens: undefined,
  'supply.maxItems': { change: 'any', note: 'once locked, it can only be lowered' },
  'supply.maxPerWallet': UNTIL_LOCKED,
  phases: { change: 'any', most: MAX_PHASES, note: 'added and closed, never removed' },
  'phases.name': undefined,
  'phases.startTime': UNTIL_LOCKED,
  'phases.endTime': UNTIL_LOCKED,
  'phases.price': UNTIL_LOCKED,
  'phases.price.currency': UNTIL_LOCKED,
  'phases.maxPerWallet': UNTIL_LOCKED,
  'phases.maxPerTransaction': undefined,
  'phases.maxItems': UNTIL_LOCKED,
  'phases.isOpen': ANY,
  'phases.list.entries': UNTIL_LOCKED,
  'phases.list.merkle': UNTIL_LOCKED,
  'phases.list.shards': undefined,
  'phases.list.price': UNTIL_LOCKED,
  'money.receivers': { change: 'any', most: 1 },
  'money.platformFee': { change: 'any', note: 'by its admins, up to the cap, until locked' },
  'money.platformFee.recipients': { change: 'any', most: MAX_FEE_RECIPIENTS },
  'money.royalties': UNTIL_LOCKED,
  'money.royalties.recipients': { change: 'any', most: MAX_CREATORS, note: 'until locked' },
  'sale.isPaused': undefined,
  'sale.endTime': undefined,
  owner: ANY,
}
