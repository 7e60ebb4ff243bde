import { EXIT, type ExitCode } from '../../exitCodes.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { confirmSending } from '../../sending/confirmSending.ts'
import { describeSettings } from './describeSettings.ts'
import {
  describeEstimates,
  type EstimatedTransaction,
  estimatePlan,
  gasText,
} from './estimatePlan.ts'
import type { EvmPlan, SettingChange } from './evmPlan.ts'
import type { EvmSession } from './openEvmSession.ts'
import { type SentEvmTransaction, sendPlanned } from './sendPlanned.ts'

/** Outcome of a plan: the sent transactions, or with `--dry-run` their estimates. */
export type EvmPlanReport = {
  readonly title: string
  /** Values that the plan sets. */
  readonly changes: readonly SettingChange[]
} & (
  | { readonly dryRun: false; readonly transactions: readonly SentEvmTransaction[] }
  | { readonly dryRun: true; readonly transactions: readonly EstimatedTransaction[] }
)

/** Shows a plan, and sends it after confirmation where money is real. */
export async function executeEvmPlan(session: EvmSession, plan: EvmPlan): Promise<EvmPlanReport> {
  const { context } = session
  const { title, changes, transactions } = plan
  const summary = { title, changes }
  if (context.options.dryRun) {
    return { ...summary, dryRun: true, transactions: await estimatePlan(session, plan) }
  }
  if (transactions.length === 0) return { ...summary, dryRun: false, transactions: [] }
  const shown = describeSettings(changes)
  if (shown !== '') context.output.info(shown)
  await confirmEvmSending(session, title, plan)
  return { ...summary, dryRun: false, transactions: await sendPlanned(session, plan) }
}

/** The result of a command that only carries out a plan. */
export async function executeEvmPlanAsResult(
  session: EvmSession,
  plan: EvmPlan,
): Promise<CommandResult> {
  const report = await executeEvmPlan(session, plan)
  return {
    text: describeEvmReport(session, report),
    data: report,
    exitCode: exitCodeOfEvmReport(report),
  }
}

/**
 * Asks for confirmation before anything is sent where money is real; throws as `confirmSending` does.
 *
 * @param plan Transactions whose gas to mention. Default: none.
 */
export async function confirmEvmSending(
  session: EvmSession,
  what: string,
  plan?: Pick<EvmPlan, 'transactions'>,
): Promise<void> {
  const { context, chain, address } = session
  const isAsked = chain.isMainnet && !context.options.yes && plan
  const cost = isAsked ? gasText(session, await estimatePlan(session, plan)) : ''
  await confirmSending({ context, cluster: chain, address }, `${what}${cost}`)
}

/** An estimate that fails counts as a failure, although nothing was sent. */
export function exitCodeOfEvmReport(report: EvmPlanReport): ExitCode {
  const fails = report.dryRun && report.transactions.some(({ error }) => error !== undefined)
  return fails ? EXIT.failed : EXIT.ok
}

/** Describes a report for display. */
export function describeEvmReport(
  session: Pick<EvmSession, 'chain'>,
  report: EvmPlanReport,
): string {
  const { title, changes } = report
  if (report.transactions.length === 0) return `${title}: nothing to do`
  if (!report.dryRun) return `${title}: done`
  const shown = describeSettings(changes)
  const preview = describeEstimates(session, title, report.transactions)
  return shown === '' ? preview : `${shown}\n${preview}`
}
