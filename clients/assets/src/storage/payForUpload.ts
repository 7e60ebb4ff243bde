import type { Clock } from '@mintline/core/async'
import { isMintlineError } from '@mintline/core/errors'
import { notAvailable } from './askStorage.ts'
import type { UploadPlan } from './planUpload.ts'
import { retryUnavailable } from './retryUnavailable.ts'
import type { StorageAccount, StorageQuote } from './storageAccount.ts'
import { openPayments, type Payment, paymentRecord, type UploadJournal } from './uploadJournal.ts'

/** Pays from a wallet. */
export interface Payer {
  /**
   * Pays an amount, and resolves once the payment is final.
   *
   * @param beforeSend - await it with the payment's signature before sending
   */
  pay(payee: string, amount: bigint, beforeSend: (payment: string) => Promise<void>): Promise<void>
  /** Returns true once a payment is final; false if it never will be, or is not found. */
  isPaid(payment: string): Promise<boolean>
}

/** Options for paying. */
export interface PaymentOptions {
  /** Before a payment, stops it. After it, the next upload notifies the storage. */
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock | undefined
}

/** Seconds between two balance checks after a payment. */
const PAUSE = 2

/**
 * Pays what an upload lacks; nothing if the balance suffices. A payment is journalled before it is sent. After a
 * crash, the storage is notified of that payment and waited for, so that nothing is paid twice.
 *
 * @returns The amount paid; 0 = nothing.
 * @throws The payer's errors, STORAGE_NOT_AVAILABLE, STORAGE_REFUSED, or the signal's reason.
 */
export async function payForUpload(
  { storage, journal, sets, quote }: UploadPlan,
  payer: Payer,
  options: PaymentOptions = {},
): Promise<bigint> {
  const { account, place } = storage
  if (!account) return 0n
  const { signal } = options
  const sizes = sets.flat().map(({ bytes }) => bytes)
  const ask = () => account.quote(sizes, signal)
  const settlement = { account, journal, place, ask, options }
  const isSettled = await settleOpenPayments(settlement, payer)
  const { balance, missing } = (isSettled ? await retryUnavailable(ask, options) : quote) ?? NOTHING
  if (missing === 0n) return 0n
  const payee = await retryUnavailable(() => account.payee(signal), options)
  const payments: Payment[] = []
  await payer.pay(payee, missing, async (signature) => {
    const payment = { signature, balance: balance + missing }
    await journal.append([paymentRecord('sent', payment)])
    payments.push(payment)
  })
  for (const payment of payments) await settle(settlement, payment)
  return missing
}

const NOTHING = { balance: 0n, missing: 0n } as const

interface Settlement {
  readonly account: StorageAccount
  readonly journal: UploadJournal
  /** The storage, for people. */
  readonly place: string
  /** Fetches price and balance. */
  readonly ask: () => Promise<StorageQuote>
  readonly options: PaymentOptions
}

/** Settles payments left open by earlier runs. Returns true if there were any. */
async function settleOpenPayments(settlement: Settlement, payer: Payer): Promise<boolean> {
  const { journal } = settlement
  const payments = openPayments(await journal.load())
  for (const payment of payments) {
    if (await payer.isPaid(payment.signature)) await settle(settlement, payment)
    else await settleLost(settlement, payment)
  }
  return payments.length > 0
}

/** Settles a payment that the payer does not find. The storage looks for it too, and refuses a missing one. */
async function settleLost(settlement: Settlement, payment: Payment): Promise<void> {
  try {
    await credit(settlement, payment)
  } catch (error) {
    if (!isMintlineError(error, 'STORAGE_REFUSED')) throw error
    await settlement.journal.append([paymentRecord('outcome', payment)])
    return
  }
  await settleCredited(settlement, payment)
}

/** Notifies the storage of a payment, and waits until it is credited. */
async function settle(settlement: Settlement, payment: Payment): Promise<void> {
  await credit(settlement, payment)
  await settleCredited(settlement, payment)
}

function credit({ account, options }: Settlement, { signature }: Payment): Promise<void> {
  return retryUnavailable(() => account.credit(signature, options.signal), options)
}

async function settleCredited(settlement: Settlement, payment: Payment): Promise<void> {
  const { journal, place, ask, options } = settlement
  const untilCounted = async () => {
    const { balance, missing } = await ask()
    if (missing === 0n || balance >= payment.balance) return
    throw notAvailable(place, 'it has not counted the payment yet', { retryAfter: PAUSE })
  }
  await retryUnavailable(untilCounted, options)
  await journal.append([paymentRecord('outcome', payment)])
}
