import { systemClock } from '@mintline/core/async'
import {
  type BatchEffects,
  type BatchOutcome,
  type BatchRunResult,
  packBatches,
  progressReporter,
  runBatches,
} from '@mintline/core/batches'
import type { MintlineError } from '@mintline/core/errors'
import { type FollowedTransaction, followTransaction } from '../send/followTransaction.ts'
import { signTransaction } from '../send/signTransaction.ts'
import type { SigningWallet } from '../wallet/signingWallet.ts'
import type { AllowlistChangeOptions } from './changeOptions.ts'
import type { EntryWork } from './entryWork.ts'
import { feeOf } from './feeOf.ts'
import { itemsToChange } from './itemsToChange.ts'
import { type AllowlistJournal, outcomeRecord } from './journal.ts'
import type { OpenList } from './openList.ts'
import { type PreparedChange, refusedBatch, simulateItems } from './simulateItems.ts'

/** Transaction lifetime in seconds, which includes the time that a person has to sign it. */
const LIFETIME = 120n

/** Changes to send. */
export interface ChangesToSend<Item> {
  readonly list: OpenList
  readonly journal: AllowlistJournal
  readonly wallet: SigningWallet
  readonly work: EntryWork<Item>
  readonly items: readonly Item[]
  /** Entry count that is already as requested. */
  readonly skipped: number
}

/** Changes that were sent. */
export interface SentChanges<Item> extends BatchRunResult<Item, FollowedTransaction> {
  /** Transaction costs in octas. */
  readonly cost: bigint
}

/**
 * Sends entry changes, one transaction at a time, and waits for each outcome. Sequence numbers are consecutive: with
 * several in flight, a lost one would hold up all others.
 */
export async function changeEntries<Item>(
  input: ChangesToSend<Item>,
  options: AllowlistChangeOptions,
): Promise<SentChanges<Item>> {
  const { list, items, skipped } = input
  const { onProgress, signal, clock = systemClock } = options
  const total = skipped + items.length
  const onChange = progressReporter({ total, skipped, onProgress, clock })
  const batches = packBatches(items, { maxItems: list.maxItems, fits: () => true })
  let cost = 0n
  const effects = effectsOf(input, options, (fee) => {
    cost += fee
  })
  const run = { maxInFlight: 1, signAtOnce: 1, signal, onChange }
  return { ...(await runBatches(batches, effects, run)), cost }
}

function effectsOf<Item>(
  { list, journal, wallet, work }: ChangesToSend<Item>,
  { pollingInterval }: AllowlistChangeOptions,
  onPaid: (fee: bigint) => void,
): BatchEffects<Item, PreparedChange, FollowedTransaction> {
  // Started work is finished: a signal only prevents new transactions.
  const ask = { ...list.ask, signal: undefined }
  const started = { ...list, ask }
  const { connection, machine, coin } = list
  /** Hashes of transactions that were certainly not executed. */
  const replaced = new Set<string>()
  return {
    prepare: (items) => simulateItems(started, work, items),
    sign: (prepared) =>
      Promise.all(prepared.map(({ transaction }) => signChange(started, wallet, transaction))),
    recordSent: (batches) =>
      journal.append(
        batches.map(({ signed, items }) => ({
          ...signed,
          kind: 'sent',
          operation: work.operation,
          users: items.map((item) => work.walletOf(item)),
        })),
      ),
    deliver: async (signed): Promise<BatchOutcome> => {
      const followed = { ...signed, publisher: machine.publisher, coin, mayBeOut: false }
      const outcome = await followTransaction(connection, followed, { ...ask, pollingInterval })
      await journal.append([outcomeRecord(signed.hash, outcome)])
      if (outcome.status === 'expired') {
        if (outcome.isReplaced) replaced.add(signed.hash)
        return { status: 'expired', error: outcome.error }
      }
      if (outcome.transaction) onPaid(feeOf(outcome.transaction))
      return outcome.status === 'confirmed' ? outcome : refusedBatch(outcome.error)
    },
    readAgain: async (items, { hash, expiresAt }) => {
      const since = replaced.has(hash) ? {} : { time: expiresAt }
      const left = await itemsToChange(started, { work, items }, since)
      const missing = new Set(left.map((item) => work.walletOf(item)))
      return { left, done: items.filter((item) => !missing.has(work.walletOf(item))) }
    },
    obstacleTo: (items) => obstacleTo(started, work, items),
  }
}

async function signChange(
  { connection, wallet: sender }: OpenList,
  wallet: SigningWallet,
  transaction: PreparedChange['transaction'],
): Promise<FollowedTransaction> {
  const { ledger, estimate } = transaction
  const signed = await signTransaction(connection, { ...transaction, wallet, lifetime: LIFETIME })
  const { sequenceNumber } = estimate
  return { ...signed, sender, sequenceNumber, expiresAt: ledger.now + LIFETIME }
}

/**
 * Returns why not even one entry can be changed. Entries were checked before, so the reason lies in the wallet or the
 * drop and applies to all.
 */
async function obstacleTo<Item>(
  list: OpenList,
  work: EntryWork<Item>,
  items: readonly Item[],
): Promise<MintlineError | undefined> {
  const simulated = await simulateItems(list, work, items.slice(0, 1))
  return simulated.status === 'failed' ? simulated.error : undefined
}
