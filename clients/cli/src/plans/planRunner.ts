import { EXIT, type ExitCode } from '../exitCodes.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { confirmSending } from '../sending/confirmSending.ts'
import { assertSigns, type SignedKind } from '../wallet/walletPowers.ts'
import { describeSettings } from './describeSettings.ts'
import {
  describeEstimates as describeEstimatesOf,
  type Estimate,
  type EstimateWords,
  gasText,
} from './estimates.ts'
import type { Plan, PlannedCall, PlanReport } from './plan.ts'

/** A wallet on a network, ready to carry out plans. */
export interface PlanSession {
  readonly context: BaseContext
  readonly chain: {
    /** Display name. */
    readonly name: string
    /** True if money is real. */
    readonly isMainnet: boolean
  }
  /** The paying wallet's address. */
  readonly address: string
}

/** How one chain estimates and sends plans. */
export interface PlanCarrier<
  Session extends PlanSession,
  Call extends PlannedCall,
  Estimated extends Estimate,
  Sent,
> {
  /** Estimates each transaction; sends nothing. */
  estimate(session: Session, calls: readonly Call[]): Promise<readonly Estimated[]>
  /** Sends the transactions one after another. */
  send(session: Session, calls: readonly Call[]): Promise<readonly Sent[]>
  wordsOf(chain: Session['chain']): EstimateWords<Estimated>
  /** Returns what the wallet has to sign for a transaction. */
  signedKind(call: Call): SignedKind
}

/** Creates a runner for plans on a chain whose drops are changed by calls; all runners work the same way. */
export function planRunner<
  Session extends PlanSession,
  Call extends PlannedCall,
  Estimated extends Estimate,
  Sent,
>({ estimate, send, wordsOf, signedKind }: PlanCarrier<Session, Call, Estimated, Sent>) {
  type Report = PlanReport<Estimated, Sent>

  /** Shows a plan, and sends it; with real money, only after confirmation. */
  const execute = async (session: Session, plan: Plan<Call>): Promise<Report> => {
    const { context } = session
    const { title, changes, transactions } = plan
    const summary = { title, changes }
    if (context.options.dryRun) {
      return { ...summary, dryRun: true, transactions: await estimate(session, transactions) }
    }
    if (transactions.length === 0) return { ...summary, dryRun: false, transactions: [] }
    const shown = describeSettings(changes)
    if (shown !== '') context.output.info(shown)
    await confirm(session, title, transactions)
    return { ...summary, dryRun: false, transactions: await send(session, transactions) }
  }

  /**
   * Checks that the wallet can sign the transactions, and asks for confirmation before anything is sent with real
   * money.
   *
   * @throws WALLET_CANNOT_SIGN, and what `confirmSending` throws
   * @param calls Transactions to check, whose gas to mention. Default: none.
   */
  const confirm = async (
    session: Session,
    what: string,
    calls?: readonly Call[],
  ): Promise<void> => {
    const { context, chain, address } = session
    assertSigns(context.walletSource(), (calls ?? []).map(signedKind))
    const isAsked = chain.isMainnet && !context.options.yes && calls
    const { amountOf } = wordsOf(chain)
    const cost = isAsked ? gasText(await estimate(session, calls), amountOf) : ''
    await confirmSending({ context, cluster: chain, address }, `${what}${cost}`)
  }

  /** Describes estimates for display, with the total costs at the end. */
  const describeEstimates = (
    { chain }: Pick<Session, 'chain'>,
    title: string,
    estimates: readonly Estimated[],
  ): string => describeEstimatesOf(title, estimates, wordsOf(chain))

  /** Describes a report for display. */
  const describe = (session: Pick<Session, 'chain'>, report: Report): string => {
    const { title, changes } = report
    if (report.transactions.length === 0) return `${title}: nothing to do`
    if (!report.dryRun) return `${title}: done`
    const shown = describeSettings(changes)
    const preview = describeEstimates(session, title, report.transactions)
    return shown === '' ? preview : `${shown}\n${preview}`
  }

  /** Returns the exit code. A failing estimate counts as a failure, although nothing was sent. */
  const exitCodeOf = (report: Report): ExitCode => {
    const fails = report.dryRun && report.transactions.some(({ error }) => error !== undefined)
    return fails ? EXIT.failed : EXIT.ok
  }

  /** Runs a plan, and returns the result for a command that does nothing else. */
  const executeAsResult = async (session: Session, plan: Plan<Call>): Promise<CommandResult> => {
    const report = await execute(session, plan)
    return { text: describe(session, report), data: report, exitCode: exitCodeOf(report) }
  }

  return { execute, executeAsResult, confirm, describe, describeEstimates, exitCodeOf }
}
