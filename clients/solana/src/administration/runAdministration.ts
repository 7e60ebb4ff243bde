import { MintlineError } from '@mintline/core'
import type { Plan, PlanWarning } from '../plans/plan.ts'
import type { TransactionOutcome } from '../send/outcome.ts'
import { type PlanSendOptions, sendPlan } from '../send/sendPlan.ts'
import type { SendSession } from '../send/session.ts'
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

export interface AdministrationRun extends AdministrationOptions {
  readonly session: SendSession
  /** Whose wallet may do it, for the hint: `creator`. All roles where left out. */
  readonly role?: string | undefined
  plan(): Plan | Promise<Plan>
}

/** What became of a change. */
export interface AdministrationResult {
  /** `unchanged` = it was so already and nothing was sent. */
  readonly status: 'done' | 'unchanged' | 'wrongWallet'
  /** Signature of the last transaction in base58; null where nothing was done. */
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
export async function runAdministration(run: AdministrationRun): Promise<AdministrationResult> {
  const { session, role, onWrongWallet = 'null', logger = console } = run
  try {
    const plan = await run.plan()
    const { outcomes } = await sendPlan(session, plan, run.send)
    const transactions = outcomes.map(confirmed)
    return {
      status: transactions.length > 0 ? 'done' : 'unchanged',
      transactionId: transactions.at(-1)?.signature ?? null,
      transactions,
      warnings: plan.warnings,
    }
  } catch (error) {
    if (onWrongWallet === 'throw' || !isWrongWallet(error)) throw error
    logger.warn(wrongWalletHint(error, role))
    return { status: 'wrongWallet', transactionId: null, transactions: [], warnings: [] }
  }
}

function confirmed(outcome: TransactionOutcome) {
  switch (outcome.status) {
    case 'confirmed':
      return outcome
    case 'failed':
      throw outcome.error
    case 'expired':
      throw new MintlineError('CONFIRMATION_FAILED', { hash: outcome.signature })
  }
}
