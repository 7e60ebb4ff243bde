import type { PlanWarning } from '@mintline/core/drop'
import { CoreError, isMintlineError, type MintlineError } from '@mintline/core/errors'
import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '../programIds.ts'
import type { TransactionOutcome } from '../send/outcome.ts'
import { type PlanSendOptions, sendPlan } from '../send/sendPlan.ts'
import type { SendSession } from '../send/wallet.ts'
import type { Plan } from '../transaction/plan.ts'

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

/** A refusal because of the signer. */
export type WrongWalletError = MintlineError<'WRONG_WALLET'> | MintlineError<'PROGRAM_ERROR'>

/** Constraints on the signer, by name, in the programs and in Anchor. */
const CONSTRAINTS: readonly string[] = [
  'RawConstraintViolated', // controls 6033
  'BadOwner', // editions 6009
  'ConstraintHasOne',
  'ConstraintRaw',
  'ConstraintOwner',
  'ConstraintAddress',
]
const OUR_PROGRAMS: readonly string[] = [
  EDITIONS_CONTROLS_PROGRAM_ID.toBase58(),
  EDITIONS_PROGRAM_ID.toBase58(),
]
const ALL_ROLES = 'creator, owner or platform fee admin'

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

/** Returns true if another wallet has to make the change. */
export function isWrongWallet(error: unknown): error is WrongWalletError {
  if (isMintlineError(error, 'WRONG_WALLET')) return true
  if (!isMintlineError(error, 'PROGRAM_ERROR')) return false
  const { programId, name } = error.context
  return OUR_PROGRAMS.includes(programId) && CONSTRAINTS.includes(name)
}

/**
 * Advice for the user, in one sentence (specification 6).
 *
 * @param role Role that may make the change, if known.
 */
export function wrongWalletHint(error: WrongWalletError, role = ALL_ROLES): string {
  if (isMintlineError(error, 'WRONG_WALLET')) return error.message
  if (!isMintlineError(error, 'PROGRAM_ERROR')) return `Use the wallet of the ${role}`
  const { message, program, name } = error.context
  return `Use the wallet of the ${role}: ${message} (${program}: ${name})`
}
