import type { Plan } from '@mintline/solana'
import { EXIT, type ExitCode } from '../exitCodes.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { confirmSending } from './confirmSending.ts'
import type { WriteSession } from './openSession.ts'
import { describePreview, previewTransactions } from './preview.ts'
import { type SentTransaction, sendAll } from './sendAll.ts'

/** What came of a plan: what was sent, or with `--dry-run` what would be. */
export type PlanReport =
  | { readonly dryRun: false; readonly title: string; readonly transactions: SentTransaction[] }
  | {
      readonly dryRun: true
      readonly title: string
      readonly transactions: Awaited<ReturnType<typeof previewTransactions>>
    }

/** Shows or sends a plan, after asking where money is real. */
export async function carryOut(session: WriteSession, plan: Plan): Promise<PlanReport> {
  const { context } = session
  for (const { message } of plan.warnings) context.output.warn(message)
  const { title } = plan
  if (context.options.dryRun) {
    return { dryRun: true, title, transactions: await previewTransactions(session, plan) }
  }
  if (plan.transactions.length === 0) return { dryRun: false, title, transactions: [] }
  await confirmSending(session, title)
  return { dryRun: false, title, transactions: await sendAll(session, plan) }
}

/** What a command says that did nothing but carry out a plan. */
export async function carryOutAsResult(session: WriteSession, plan: Plan): Promise<CommandResult> {
  const report = await carryOut(session, plan)
  return {
    text: describeReport(session, report),
    data: report,
    exitCode: exitCodeOfReport(report),
  }
}

/** A transaction that would fail is a failure, though none was sent. */
export function exitCodeOfReport(report: PlanReport): ExitCode {
  const fails = report.dryRun && report.transactions.some(({ error }) => error !== undefined)
  return fails ? EXIT.failed : EXIT.ok
}

/** A report for people. */
export function describeReport({ cluster }: WriteSession, report: PlanReport): string {
  if (report.transactions.length === 0) return `${report.title}: nothing to do`
  if (report.dryRun) return describePreview(report.title, report.transactions, cluster.currency)
  return `${report.title}: done`
}
