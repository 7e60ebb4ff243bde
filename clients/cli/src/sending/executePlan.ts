import { formatAmount, type Plan, type PlanChange, type PlanWarning } from '@mintline/solana'
import { EXIT, type ExitCode } from '../exitCodes.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { assertSigns } from '../wallet/walletPowers.ts'
import { confirmSending } from './confirmSending.ts'
import { type ChangeDescriptionInput, describeChanges } from './describeChanges.ts'
import type { WriteSession } from './openSession.ts'
import { planCost } from './planCost.ts'
import { describePreview, previewTransactions } from './preview.ts'
import { type SentTransaction, sendAll } from './sendAll.ts'
import { signedKinds } from './signedKinds.ts'
import { warnOfPlan } from './warnOfPlan.ts'

interface PlanSummary {
  readonly title: string
  /** Values that the plan sets. */
  readonly changes: readonly PlanChange[]
  readonly warnings: readonly PlanWarning[]
}

/** A plan's outcome: the sent transactions, or with `--dry-run` the preview. */
export type PlanReport = PlanSummary &
  (
    | { readonly dryRun: false; readonly transactions: SentTransaction[] }
    | {
        readonly dryRun: true
        readonly transactions: Awaited<ReturnType<typeof previewTransactions>>
      }
  )

/** Shows a plan, and sends it; with real money, only after confirmation. */
export async function executePlan(
  session: WriteSession,
  plan: Plan,
  about: ChangeDescriptionInput = {},
): Promise<PlanReport> {
  const { context, cluster } = session
  warnOfPlan(context.output, plan)
  const { title, warnings, changes = [] } = plan
  const summary = { title, changes, warnings }
  if (context.options.dryRun) {
    return { ...summary, dryRun: true, transactions: await previewTransactions(session, plan) }
  }
  if (plan.transactions.length === 0) return { ...summary, dryRun: false, transactions: [] }
  assertSigns(context.walletSource(), signedKinds(plan))
  const shown = describeChanges(changes, cluster.currency, about)
  if (shown !== '') context.output.info(shown)
  await confirmSending(session, `${title} for ${formatAmount(planCost(plan), cluster.currency)}`)
  return { ...summary, dryRun: false, transactions: await sendAll(session, plan) }
}

/** Runs a plan, and returns the result for a command that does nothing else. */
export async function executePlanAsResult(
  session: WriteSession,
  plan: Plan,
  about: ChangeDescriptionInput = {},
): Promise<CommandResult> {
  const report = await executePlan(session, plan, about)
  return {
    text: describeReport(session, report, about),
    data: report,
    exitCode: exitCodeOfReport(report),
  }
}

/** Returns the exit code. A failing preview counts as a failure, although nothing was sent. */
export function exitCodeOfReport(report: PlanReport): ExitCode {
  const fails = report.dryRun && report.transactions.some(({ error }) => error !== undefined)
  return fails ? EXIT.failed : EXIT.ok
}

/** Describes a report for display. */
export function describeReport(
  { cluster }: WriteSession,
  report: PlanReport,
  about: ChangeDescriptionInput = {},
): string {
  const { title, changes } = report
  if (report.transactions.length === 0) return `${title}: nothing to do`
  if (!report.dryRun) return `${title}: done`
  const shown = describeChanges(changes, cluster.currency, about)
  const preview = describePreview(title, report.transactions, cluster.currency)
  return shown === '' ? preview : `${shown}\n${preview}`
}
