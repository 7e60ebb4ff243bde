import { type Clock, systemClock } from '@mintline/core/async'
import { packBatches, progressReporter } from '@mintline/core/batches'
import { askNode } from '@mintline/core/node'
import { prepareTransaction } from '../../send/prepareTransaction.ts'
import type { SignedTransaction } from '../../send/sendOptions.ts'
import { freshBlockhash, signPrepared } from '../../send/signPrepared.ts'
import { fitsTransaction } from '../../transaction/transactionSize.ts'
import {
  type AllowlistChangeOptions,
  DEFAULT_MAX_IN_FLIGHT,
  DEFAULT_SIGN_AT_ONCE,
} from './changeOptions.ts'
import { entriesTransaction } from './entriesTransaction.ts'
import type { EntryWork } from './entryWork.ts'
import type { OpenList } from './openList.ts'
import { type EntryPlace, readEntries } from './readEntries.ts'
import { lackOfMoney } from './requireBalance.ts'
import { outcomeRecord } from './resolveJournal.ts'
import { type BatchEffects, type BatchRunResult, runBatches } from './runBatches.ts'

/** How long batches share a blockhash, in milliseconds: a small part of the minute in which they can land. */
const BLOCKHASH_SHARED_FOR = 5_000

interface ChangeInput<Item> {
  readonly list: OpenList
  readonly work: EntryWork<Item>
  readonly items: readonly Item[]
  /** Entries that are already as requested. */
  readonly skipped: number
  readonly options: AllowlistChangeOptions
}

/** Sends entry changes and waits until every outcome is known. */
export async function changeEntries<Item>(input: ChangeInput<Item>): Promise<BatchRunResult<Item>> {
  const { list, work, items, options } = input
  const { maxInFlight = DEFAULT_MAX_IN_FLIGHT, signal } = options
  const signAtOnce = Math.min(options.signAtOnce ?? DEFAULT_SIGN_AT_ONCE, maxInFlight)
  const { maxItems } = work
  const fits = (batch: readonly Item[]) =>
    fitsTransaction(entriesTransaction(list.phase, work, batch))
  const batches = heaviestFirst(packBatches(items, { maxItems, fits }), work)
  const onChange = progressReporter({
    total: input.skipped + items.length,
    skipped: input.skipped,
    onProgress: options.onProgress?.bind(options),
    clock: options.clock ?? systemClock,
  })
  return runBatches(batches, effectsOf(input), { maxInFlight, signAtOnce, signal, onChange })
}

/**
 * Sorts batches by compute units, heaviest first. The first batch that passes simulation sets the limit for those after
 * it: one that needs more would fail on chain, and be paid for twice.
 */
function heaviestFirst<Item>(
  batches: readonly (readonly Item[])[],
  work: EntryWork<Item>,
): readonly (readonly Item[])[] {
  return batches
    .map((batch) => ({ batch, units: batch.reduce((sum, item) => sum + work.unitsOf(item), 0) }))
    .sort((one, other) => other.units - one.units)
    .map(({ batch }) => batch)
}

function effectsOf<Item>({ list, work, options }: ChangeInput<Item>): BatchEffects<Item> {
  const { session, journal, ask } = list
  const { connection } = session
  const { priorityFee } = options
  // Work that has started is finished: a signal only prevents new transactions.
  const asked = { ...ask, signal: undefined }
  // A lagging node may return a blockhash that is about to expire.
  let latestSlot = 0
  const recentBlockhash = sharedFor(() => freshBlockhash(connection, latestSlot, asked), {
    milliseconds: BLOCKHASH_SHARED_FOR,
    clock: options.clock ?? systemClock,
  })
  return {
    prepare: async (items, budget) => {
      const planned = entriesTransaction(list.phase, work, items)
      if (budget) return { status: 'prepared', planned, budget }
      const prepared = await prepareTransaction({ ...asked, connection, planned, priorityFee })
      if (prepared.status === 'prepared') latestSlot = Math.max(latestSlot, prepared.slot ?? 0)
      return prepared
    },
    sign: (prepared) => signPrepared(session, prepared, { ...asked, recentBlockhash }),
    recordSent: (batches) =>
      journal.append(
        batches.map(({ signed, items }) => ({
          ...signed,
          kind: 'sent',
          operation: work.operation,
          users: items.map((item) => work.userOf(item)),
        })),
      ),
    deliver: (signed, isTrusted) => list.deliver(signed, { skipPreflight: isTrusted }),
    readAgain: async (items, expired) => {
      const wallets = items.map((item) => work.userOf(item))
      const places = await readAfterExpiry(list, { expired, wallets })
      const now = items.map((item, index) => {
        const place = places[index]
        return { item, next: place ? work.itemAt(item, place) : item }
      })
      return {
        done: now.flatMap(({ item, next }) => (next ? [] : item)),
        left: now.flatMap(({ next }) => next ?? []),
      }
    },
    recordOutcome: (signature, outcome) => journal.append([outcomeRecord(signature, outcome)]),
    obstacleTo: (items) =>
      lackOfMoney(
        list,
        items.map((item) => work.rentOf(item)),
      ),
  }
}

/**
 * Caches a result for a while, for all callers; failures are not cached.
 *
 * @param milliseconds Lifetime, counted from the request.
 */
function sharedFor<Answer>(
  ask: () => Promise<Answer>,
  { milliseconds, clock }: { milliseconds: number; clock: Clock },
): () => Promise<Answer> {
  let shared: { readonly since: number; readonly answer: Promise<Answer> } | undefined
  return async () => {
    if (!shared || clock.now() - shared.since >= milliseconds) {
      shared = { since: clock.now(), answer: ask() }
    }
    const mine = shared
    try {
      return await mine.answer
    } catch (error) {
      if (shared === mine) shared = undefined
      throw error
    }
  }
}

/**
 * Reads an expired transaction's entries from a node recent enough to show its effects: a node that does not know a
 * transaction's outcome may still have executed it.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
async function readAfterExpiry(
  { session, phase, ask }: OpenList,
  {
    expired,
    wallets,
  }: { readonly expired: SignedTransaction; readonly wallets: readonly string[] },
): Promise<readonly EntryPlace[]> {
  const { connection } = session
  // Work that has started is finished, even after a signal.
  const options = { ...ask, signal: undefined }
  const askForSlot = async () => {
    const { blockHeight = 0, absoluteSlot } = await connection.getEpochInfo('confirmed')
    const missing = expired.lastValidBlockHeight - blockHeight
    if (missing >= 0) throw new Error(`Node is behind by ${missing + 1} blocks`)
    return absoluteSlot
  }
  const minContextSlot = await askNode('getEpochInfo', askForSlot, options)
  return readEntries(connection, { phase, wallets }, { ...options, minContextSlot })
}
