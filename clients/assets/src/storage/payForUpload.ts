import { type Clock, isMintlineError } from '@mintline/core'
import { notAvailable } from './askStorage.ts'
import { patiently } from './patiently.ts'
import type { UploadPlan } from './planUpload.ts'
import type { StorageAccount, StorageQuote } from './storageAccount.ts'
import { openPayments, type Payment, paymentRecord, type UploadJournal } from './uploadJournal.ts'

/** Pays from a wallet. */
export interface Payer {
  /**
   * Pays an amount, and resolves once the payment is on chain for good.
   *
   * @param beforeSend - to be awaited with the signature of the payment, before it is sent
   */
  pay(payee: string, amount: bigint, beforeSend: (payment: string) => Promise<void>): Promise<void>
  /** True once a payment is on chain for good; false if it never will be, or is not found. */
  isPaid(payment: string): Promise<boolean>
}

/** Options for paying. */
export interface PaymentOptions {
  /** Before a payment, ends it; after it, the storage is told of it at the next upload. */
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock | undefined
}

/** Seconds between two looks at a balance that a payment will raise. */
const PAUSE = 2

/**
 * Pays what an upload lacks. A payment is written to the journal before it is sent, and after a crash it is told to the
 * storage and waited for, so that nothing is paid twice. Pays nothing where the balance suffices.
 *
 * @returns The amount that was paid; 0 = nothing.
 * @throws What the payer throws, STORAGE_NOT_AVAILABLE, STORAGE_REFUSED, or the reason of the signal.
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
  const { balance, missing } = (isSettled ? await patiently(ask, options) : quote) ?? NOTHING
  if (missing === 0n) return 0n
  const payee = await patiently(() => account.payee(signal), options)
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
  /** The storage for people. */
  readonly place: string
  /** Asks for price and balance. */
  readonly ask: () => Promise<StorageQuote>
  readonly options: PaymentOptions
}

/** Settles payments of runs that did not get to it. True if there were any. */
async function settleOpenPayments(settlement: Settlement, payer: Payer): Promise<boolean> {
  const { journal } = settlement
  const payments = openPayments(await journal.load())
  for (const payment of payments) {
    if (await payer.isPaid(payment.signature)) await settle(settlement, payment)
    else await settleLost(settlement, payment)
  }
  return payments.length > 0
}

/** Settles a payment that the payer does not find. The storage looks for it too, and refuses one that is not there. */
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

/** Tells the storage of a payment, and waits until it has counted it. */
async function settle(settlement: Settlement, payment: Payment): Promise<void> {
  await credit(settlement, payment)
  await settleCredited(settlement, payment)
}

function credit({ account, options }: Settlement, { signature }: Payment): Promise<void> {
  return patiently(() => account.credit(signature, options.signal), options)
}

async function settleCredited(settlement: Settlement, payment: Payment): Promise<void> {
  const { journal, place, ask, options } = settlement
  const untilCounted = async () => {
    const { balance, missing } = await ask()
    if (missing === 0n || balance >= payment.balance) return
    throw notAvailable(place, 'it has not counted the payment yet', { retryAfter: PAUSE })
  }
  await patiently(untilCounted, options)
  await journal.append([paymentRecord('outcome', payment)])
}
