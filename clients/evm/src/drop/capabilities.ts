import type { DropCapabilities, PartCapability } from '@mintline/core/drop'

const ANY: PartCapability = { change: 'any' }
const FIXED: PartCapability = { change: 'never' }
const ONE: PartCapability = { change: 'any', most: 1 }

/** Parts of drops on EVM chains, erc721 and erc1155. */
export const EVM_CAPABILITIES: DropCapabilities = {
  name: FIXED,
  symbol: FIXED,
  description: undefined,
  uri: ANY,
  items: { change: 'any', note: 'batches of erc1155 token ids until frozen' },
  tokens: { change: 'any', note: 'erc1155 only' },
  'supply.maxItems': { change: 'any', note: 'erc1155 only' },
  'supply.maxPerWallet': undefined,
  phases: ANY,
  'phases.name': ANY,
  'phases.startTime': ANY,
  'phases.endTime': ANY,
  'phases.price': ANY,
  'phases.price.currency': ANY,
  'phases.maxPerWallet': ANY,
  'phases.maxPerTransaction': undefined,
  'phases.maxItems': ANY,
  'phases.isOpen': undefined,
  'phases.list.entries': undefined,
  'phases.list.merkle': ANY,
  'phases.list.shards': ANY,
  'phases.list.price': ANY,
  'money.receivers': ONE,
  'money.platformFee': { change: 'any', note: 'flat fees on erc721 only' },
  'money.platformFee.recipients': ONE,
  'money.royalties': ANY,
  'money.royalties.recipients': ONE,
  'sale.isPaused': undefined,
  'sale.endTime': undefined,
  owner: ANY,
}
