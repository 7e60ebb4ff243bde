/** Parts of drops that chains have or lack, with their names for people. */
export const DROP_PARTS = {
  name: 'Name',
  symbol: 'Symbol, or seed of the address',
  description: 'Description on chain',
  uri: 'Metadata URI',
  items: 'Names and metadata of items',
  tokens: 'Token ids with phases of their own',
  'supply.maxItems': 'Maximum items',
  'supply.maxPerWallet': 'Maximum for a wallet in all phases',
  phases: 'Phases',
  'phases.name': 'Name on chain',
  'phases.startTime': 'Start',
  'phases.endTime': 'End of its own',
  'phases.price': 'Price',
  'phases.price.currency': 'Price in a token',
  'phases.maxPerWallet': 'Maximum for a wallet',
  'phases.maxPerTransaction': 'Maximum in a transaction',
  'phases.maxItems': 'Maximum items',
  'phases.isOpen': 'Closing without an end',
  'phases.list.entries': 'List on chain',
  'phases.list.merkle': 'Merkle list',
  'phases.list.shards': 'Merkle list in shards',
  'phases.list.price': 'Own prices of listed wallets',
  'money.receivers': 'Receivers of the price',
  'money.platformFee': 'Platform fee',
  'money.platformFee.recipients': 'Recipients of the fee',
  'money.royalties': 'Royalties',
  'money.royalties.recipients': 'Recipients of royalties',
  'sale.isPaused': 'Pause of all mints',
  'sale.endTime': 'End of all mints',
  owner: 'Owner',
} as const

/** A part of a drop that a chain has or lacks: a path in `DropTerms`, or a kind below it. */
export type DropPart = keyof typeof DROP_PARTS

/** Changes that the owner can make to a part once the drop is on chain. */
export type PartChange =
  /** Set another value. */
  | 'any'
  /** Only lower it. */
  | 'lower'
  /** Nothing: it is fixed at creation. */
  | 'never'

/** A chain's rules for a part of its drops. */
export interface PartCapability {
  readonly change: PartChange
  /** Largest count; undefined = the chain sets no limit. */
  readonly most?: number
  /** Exception to the rule, for display, in lower case: `until locked`. */
  readonly note?: string
}

/** Parts that a chain's drops have; undefined = they lack it. */
export type DropCapabilities = Readonly<Record<DropPart, PartCapability | undefined>>

/** Returns the parts that can never change once a drop is on chain. */
export function fixedParts(capabilities: DropCapabilities): DropPart[] {
  return (Object.keys(DROP_PARTS) as DropPart[]).filter(
    (part) => capabilities[part]?.change === 'never',
  )
}
