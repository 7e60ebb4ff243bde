import { CoreError } from '@mintline/core'
import type { TransactionOutcome } from '../send/outcome.ts'
import { type PlanSendOptions, sendPlan } from '../send/sendPlan.ts'
import type { SendSession } from '../send/session.ts'
import type { Plan, PlanWarning } from '../transaction/plan.ts'
import { isWrongWallet, wrongWalletHint } from './wrongWallet.ts'

/** What becomes of a change that the wallet may not make. */
export type OnWrongWallet =
  /** A hint in the log, and null for the transaction's id (specification 6). */
  'null' | 'throw'

/** Hears hints. */
export interface AdministrationLogger {
  warn(message: string): void
}

/** How changes are made. */
export interface AdministrationOptions {
  /** `null` where left out. */
  readonly onWrongWallet?: OnWrongWallet | undefined
  /** The console where left out. */
  readonly logger?: AdministrationLogger | undefined
  readonly send?: PlanSendOptions | undefined
}

/** A change of a collection. */
export interface AdministrationRun {
  /** Whose wallet may do it, for the hint: `creator`. All roles where left out. */
  readonly role?: string | undefined
  plan(): Plan | Promise<Plan>
}

/** What became of a change. */
export interface AdministrationResult {
  /** `unchanged` = it was so already and nothing was sent. */
  readonly status: 'done' | 'unchanged' | 'wrongWallet'
  /** Signature of the last transaction in base58; null where nothing was done, or not all of it. */
  readonly transactionId: string | null
  /** In the order in which they were sent. */
  readonly transactions: readonly TransactionOutcome[]
  readonly warnings: readonly PlanWarning[]
}

/**
 * Plans a change and sends it. Where the wallet may not make it, by the plan or by the programs, a
 * hint is logged and the transaction's id is null, unless asked to throw.
 *
 * @throws WRONG_WALLET, or the program's PROGRAM_ERROR, where asked to throw.
 * @throws The error of a transaction that failed; CONFIRMATION_FAILED of one that cannot land any more.
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

/** A plan ends with its first transaction that is not confirmed. */
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
