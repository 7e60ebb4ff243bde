import { phaseNumber } from '@mintline/core/text'
import { moment } from './collectionMessages.ts'

/** Empty context, for fixed messages. */
type Nothing = Record<never, never>

/** Messages about changes that a collection's locks forbid; pages for collectors do not load them. */
export const LOCK_MESSAGES = {
  SUPPLY_LOCKED: ({ max, current }: { max: bigint; current: bigint }) =>
    `The supply is locked: choose at most ${current}, not ${max === 0n ? 'unlimited' : max}`,
  TEXTS_LOCKED: (_: Nothing) =>
    'Names and metadata addresses of this collection and its items are locked: leave them as they are',
  PHASES_LOCKED: (_: Nothing) =>
    'The terms of existing phases, the limit per wallet and the co-signer are locked: pause the phase, or add another one',
  ALLOWLIST_ENTRIES_LOCKED: ({ phaseIndex, count }: { phaseIndex: number; count: number }) =>
    `The terms of phase ${phaseNumber(phaseIndex)} are locked, so ${count === 1 ? '1 entry' : `${count} entries`} on chain cannot change: give their present price and amount`,
  ALLOWLIST_REMOVAL_LOCKED: ({ phaseIndex, endTime }: { phaseIndex: number; endTime: bigint }) =>
    `The terms of phase ${phaseNumber(phaseIndex)} are locked: its entries can be removed from ${moment(endTime)} on, when it ends`,
  ROYALTIES_LOCKED: (_: Nothing) =>
    'The royalties of this collection are locked: leave them as they are',
  PLATFORM_FEE_LOCKED: (_: Nothing) =>
    'The platform fee of this collection is locked: only its recipients and their shares can change',
}
