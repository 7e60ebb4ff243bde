import { phaseLabel, phaseWithin } from '@mintline/core'
import {
  lockedParts,
  type MintlineEvent,
  paidMintOf,
  partsText,
  priceTokenOf,
} from '@mintline/solana'
import { editionsControls } from '@mintline/solana/kit'
import {
  amountsText,
  type CurrencyKey,
  type CurrencyOf,
  pricesText,
  sumAmounts,
} from '#entities/currency/amounts.ts'
import type { TimedTransaction } from '#entities/history/fetchHistoryPage.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { percentText } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { groupBy } from '#shared/lib/groupBy.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'

/** Event kinds in a collection's history on chain. */
export type ChainEventKind = 'deployment' | 'mint' | 'phase' | 'list' | 'settings' | 'cut'

/** A change to a collection: a sentence about one or more events in a transaction. */
export interface ChainEvent {
  /** Unique in its collection. */
  readonly id: string
  readonly kind: ChainEventKind
  /** Plain text; parts may come from the chain. */
  readonly what: string
  /** The transaction's fee payer, in base58. */
  readonly by: string | undefined
  /** Unix seconds; undefined = the node does not report it. */
  readonly time: bigint | undefined
  readonly signature: string
}

const CUT = 'Not known: the node’s log of this transaction is cut'

/** A collection's words. */
interface EventWords {
  readonly currencyOf: CurrencyOf
  readonly names: PhaseNames
}

/** Part of an event, before equal ones are counted. */
interface Told {
  readonly kind: ChainEventKind
  readonly what: string
}

/** Data of events with one name. */
type Named<Name extends MintlineEvent['name']> = Extract<MintlineEvent, { name: Name }>['data']

/**
 * Returns a transaction's changes to a collection, in order. A phase's mints and entries are counted together. A
 * transaction that only names the collection changed nothing.
 *
 * @param deployment Base58. Transactions may change other collections too.
 */
export function chainEventsOf(
  { signature, accounts, events, isTruncated, time }: TimedTransaction,
  deployment: string,
  words: EventWords,
): ChainEvent[] {
  const ours = events.filter(({ data }) => data.editionsDeployment === deployment)
  const told = [...mintsIn(ours, words), ...entriesIn(ours, words), ...otherChanges(ours, words)]
  // Logs with several mints are often cut, but after their events.
  if (isTruncated && told.length === 0) told.push({ kind: 'cut', what: CUT })
  return told.map((one, index) => ({
    ...one,
    id: `${signature} ${index}`,
    by: accounts[0],
    time,
    signature,
  }))
}

function mintsIn(events: readonly MintlineEvent[], { currencyOf, names }: EventWords): Told[] {
  const minted = events.flatMap((event) => paidMintOf(event) ?? [])
  return [...groupBy(minted, ({ phaseIndex }) => phaseIndex)].map(([phase, mints]) => {
    const paid = sumAmounts(mints.map(({ currency, price }) => [currency, price]))
    const items = numbersText(mints.map(({ number }) => number))
    const where = phaseWithin(phase, names[phase])
    return { kind: 'mint', what: `${items} minted in ${where}: ${pricesText(paid, currencyOf)}` }
  })
}

/** Returns the currencies of a transaction's prices and payments. */
export function currenciesIn({ events }: Pick<TimedTransaction, 'events'>): CurrencyKey[] {
  return events.flatMap((event): CurrencyKey[] => {
    switch (event.name) {
      case 'mintedWithControlsV3':
      case 'priceTokenAdded':
      case 'tokenPaymentClaimed':
        return [priceTokenOf(event.data)]
      case 'phaseAdded':
      case 'phaseModified':
        return [priceTokenOf(event.data.phase)]
      default:
        return []
    }
  })
}

function entriesIn(events: readonly MintlineEvent[], { names }: EventWords): Told[] {
  const listOf = (phase: number) => `the allowlist of ${phaseWithin(phase, names[phase])}`
  const set = groupBy(dataOf(events, 'allowlistEntrySet'), ({ phaseIndex }) => phaseIndex)
  const closed = groupBy(dataOf(events, 'allowlistEntryClosed'), ({ phaseIndex }) => phaseIndex)
  return [
    ...[...set].map(([phase, all]): Told => {
      const entries = countText(all.length, 'entry', 'entries')
      return { kind: 'list', what: `${entries} written in ${listOf(phase)}` }
    }),
    ...[...closed].map(([phase, all]): Told => {
      const entries = countText(all.length, 'entry', 'entries')
      return { kind: 'list', what: `${entries} removed from ${listOf(phase)}` }
    }),
  ]
}

function otherChanges(events: readonly MintlineEvent[], words: EventWords): Told[] {
  const renamed = dataOf(events, 'itemNameUriUpdated').length
  const told = events.flatMap((event) => changeIn(event, words) ?? [])
  // Both programs emit an event for the same change.
  const once = told.filter(
    ({ what }, index) => told.findIndex((one) => one.what === what) === index,
  )
  if (renamed === 0) return once
  return [
    ...once,
    { kind: 'settings', what: `Name or metadata of ${countText(renamed, 'item')} changed` },
  ]
}

/** Describes an event; undefined for events that are counted together, or described by another event. */
function changeIn(event: MintlineEvent, { currencyOf, names }: EventWords): Told | undefined {
  switch (event.name) {
    case 'controlsInitialised':
      return { kind: 'deployment', what: 'Collection deployed' }
    case 'phaseAdded':
      return {
        kind: 'phase',
        what: `${phaseLabel(event.data.phaseIndex, names[event.data.phaseIndex])} added: ${terms(event.data, currencyOf)}`,
      }
    case 'phaseModified':
      return {
        kind: 'phase',
        what: `${phaseLabel(event.data.phaseIndex, names[event.data.phaseIndex])} changed: ${terms(event.data, currencyOf)}`,
      }
    case 'collectionModified':
    case 'deploymentModified':
      return settings('Collection changed')
    case 'platformFeeModified': {
      const { isFeeFlat, platformFeeValue: value } = event.data
      return settings(
        isFeeFlat
          ? `Platform fee is now ${amountsText(new Map([[undefined, value]]), currencyOf)} of each item`
          : `Platform fee is now ${percentText(value)} of the price`,
      )
    }
    case 'priceTokenAdded': {
      const symbol = currencyOf(event.data.priceToken)?.symbol ?? '…'
      return settings(`Prices can be in ${symbol} (${shortAddress(event.data.priceToken)})`)
    }
    case 'paymentClaimed':
      return claimed(event.data.receiver, [undefined, event.data.lamports], currencyOf)
    case 'tokenPaymentClaimed': {
      const { receiver, priceToken, amount } = event.data
      return claimed(receiver, [priceToken, amount], currencyOf)
    }
    case 'platformFeePrimaryAdminModified':
      return settings(`Primary fee admin is now ${shortAddress(event.data.newAdmin)}`)
    case 'platformFeeSecondaryAdminModified':
      return settings('Secondary fee admin changed')
    case 'ownershipTransferred':
      return settings(`Owner is now ${shortAddress(event.data.newOwner)}`)
    case 'collectionLocked':
      return settings(`Locked for good: ${partsText(lockedParts(event.data.locks))}`)
    case 'royaltiesChanged':
      return settings(`Royalties are now ${percentText(event.data.royaltyBasisPoints)}`)
    case 'revealCommitted':
      return settings(`Committed to ${countText(event.data.fileCount, 'file')} to reveal later`)
    case 'filesRevealed':
      return settings(`Files revealed: ${event.data.baseUri}`)
    case 'metadataAdded':
      return settings(
        `Extra metadata set: ${event.data.fields.map(({ field }) => field).join(', ')}`,
      )
    case 'metadataRemoved':
      return settings(`Extra metadata removed: ${event.data.fields.join(', ')}`)
    default:
      return undefined
  }
}

function settings(what: string): Told {
  return { kind: 'settings', what }
}

function claimed(
  receiver: string,
  payment: readonly [CurrencyKey, bigint],
  currencyOf: CurrencyOf,
): Told {
  const amount = amountsText(new Map([payment]), currencyOf)
  return settings(`${amount} that was owed is paid to ${shortAddress(receiver)}`)
}

/** Describes a phase's price and switch. */
function terms({ phase }: Named<'phaseAdded' | 'phaseModified'>, currencyOf: CurrencyOf): string {
  const amounts = new Map([[priceTokenOf(phase), phase.priceAmount]])
  const price =
    phase.phaseType === editionsControls.PhaseType.Public
      ? pricesText(amounts, currencyOf)
      : 'prices in a list'
  return phase.active ? price : `${price}, switched off`
}

function dataOf<Name extends MintlineEvent['name']>(
  events: readonly MintlineEvent[],
  name: Name,
): Named<Name>[] {
  return events.flatMap((event) => (event.name === name ? [event.data as Named<Name>] : []))
}

/** Lists item numbers in words, with runs joined: `Item 4`, `Items 4 to 6, 9`. */
function numbersText(numbers: readonly bigint[]): string {
  const runs: { first: bigint; last: bigint }[] = []
  for (const number of numbers.toSorted((a, b) => (a < b ? -1 : 1))) {
    const run = runs.at(-1)
    if (run && number === run.last + 1n) run.last = number
    else runs.push({ first: number, last: number })
  }
  const words = runs.map(({ first, last }) => (first === last ? `${first}` : `${first} to ${last}`))
  return `${numbers.length === 1 ? 'Item' : 'Items'} ${words.join(', ')}`
}
