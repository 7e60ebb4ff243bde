import { CoreError } from '@mintline/core'
import type { TransactionOutcome } from '../send/outcome.ts'
import { type PlanSendOptions, sendPlan } from '../send/sendPlan.ts'
import type { SendSession } from '../send/session.ts'
import type { Plan, PlanWarning } from '../transaction/plan.ts'
import { isWrongWallet, wrongWalletHint } from './wrongWallet.ts'

/** What to do if the wallet may not make a change. */
export type OnWrongWallet =
  /** Log a hint and return null as the transaction id (specification 6). */
  'null' | 'throw'

/** Receives hints. */
export interface AdministrationLogger {
  warn(message: string): void
}

/** Options for changes. */
export interface AdministrationOptions {
  /** Default: `null`. */
  readonly onWrongWallet?: OnWrongWallet | undefined
  /** Default: the console. */
  readonly logger?: AdministrationLogger | undefined
  readonly send?: PlanSendOptions | undefined
}

/** A change to a collection. */
export interface AdministrationRun {
  /** Role that may make the change, for the hint: `creator`. Default: all roles. */
  readonly role?: string | undefined
  plan(): Plan | Promise<Plan>
}

/** A change's result. */
export interface AdministrationResult {
  /** `unchanged` = the collection was already as requested and nothing was sent. */
  readonly status: 'done' | 'unchanged' | 'wrongWallet'
  /** The last transaction's signature in base58; null if the change was not made, or only in part. */
  readonly transactionId: string | null
  /** In sending order. */
  readonly transactions: readonly TransactionOutcome[]
  readonly warnings: readonly PlanWarning[]
}

/**
 * Plans a change and sends it. If the plan or the programs do not allow the wallet to make it, a hint is logged and the
 * transaction id is null, unless `onWrongWallet` says to throw.
 *
 * @throws WRONG_WALLET, or the program's PROGRAM_ERROR, if `onWrongWallet` says to throw.
 * @throws The error of a failed transaction; CONFIRMATION_FAILED for an expired one.
 * @throws What `plan` and `sendPlan` throw.
 */
export async function runAdministration(
  session: SendSession,
  run: AdministrationRun,
  options: AdministrationOptions = {},
): Promise<AdministrationResult> {
  const { onWrongWallet = 'null', logger = console, send } = options
  let transactions: readonly TransactionOutcome[] = []
  let warnings: readonly PlanWarning[] = []
  try {
    const plan = await run.plan()
    warnings = plan.warnings
    transactions = (await sendPlan(session, plan, send)).outcomes
    const last = transactions.at(-1)
    if (!last) return { status: 'unchanged', transactionId: null, transactions, warnings }
    return { status: 'done', transactionId: confirmedSignature(last), transactions, warnings }
  } catch (error) {
    if (onWrongWallet === 'throw' || !isWrongWallet(error)) throw error
    logger.warn(wrongWalletHint(error, run.role))
    return { status: 'wrongWallet', transactionId: null, transactions, warnings }
  }
}

/** A plan ends at its first unconfirmed transaction. */
function confirmedSignature(last: TransactionOutcome): string {
  switch (last.status) {
    case 'confirmed':
      return last.signature
    case 'failed':
      throw last.error
    case 'expired':
      throw new CoreError('CONFIRMATION_FAILED', { hash: last.signature })
  }
}
