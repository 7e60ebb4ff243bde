import type { SentStep, StepPreview } from '@mintline/core/drop'
import { EXIT, type ExitCode } from '../exitCodes.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { confirmSending } from '../sending/confirmSending.ts'
import { assertSigns, type SignedKind } from '../wallet/walletPowers.ts'
import { costText, describePreviews, type Printed } from './costs.ts'
import type { Plan, PlannedCall, PlanReport } from './plan.ts'
import { sectionsText } from './planSections.ts'
import { describeProposal } from './proposal.ts'
import type { StepSession, StepWords } from './stepSession.ts'

/** A sent step, with its page in an explorer. */
export type Told<Sent> = Sent & { readonly explorer: string | undefined }

/**
 * Carries out a plan: shows it, and sends it; with real money, only after confirmation. With `--dry-run` it is only
 * previewed.
 */
export async function execute<
  Step extends PlannedCall,
  Wallet,
  Preview extends StepPreview,
  Sent extends SentStep,
>(
  session: StepSession<Step, Wallet, Preview, Sent>,
  plan: Plan<Step>,
): Promise<PlanReport<Preview, Told<Sent>>> {
  const { context } = session
  const { title, changes, transactions, warnings = [] } = plan
  for (const { message } of warnings) context.output.warn(message)
  const summary = { title, changes, warnings }
  if (context.options.dryRun) {
    return { ...summary, dryRun: true, transactions: await previewSteps(session, transactions) }
  }
  if (transactions.length === 0) return { ...summary, dryRun: false, transactions: [] }
  const { proposer } = session
  proposer?.check(transactions)
  if (proposer) {
    const proposal = await proposer.propose(plan)
    return { ...summary, dryRun: false, transactions: [], proposal }
  }
  await confirm(session, plan)
  return { ...summary, dryRun: false, transactions: await sendSteps(session, transactions) }
}

/** Carries out a plan, and returns the result for a command that does nothing else. */
export async function executeAsResult<
  Step extends PlannedCall,
  Wallet,
  Preview extends StepPreview,
  Sent extends SentStep,
>(session: StepSession<Step, Wallet, Preview, Sent>, plan: Plan<Step>): Promise<CommandResult> {
  const report = await execute(session, plan)
  return { text: describeReport(session, plan, report), data: report, exitCode: exitCodeOf(report) }
}

/** Previews steps; sends nothing. With `--print-transactions`, each has its unsigned transaction. */
export async function previewSteps<
  Step extends PlannedCall,
  Wallet,
  Preview extends StepPreview,
  Sent extends SentStep,
>(
  {
    context,
    address,
    sender,
    unsigned,
  }: Pick<StepSession<Step, Wallet, Preview, Sent>, 'context' | 'address' | 'unsigned'> & {
    readonly sender: Pick<StepSession<Step, Wallet, Preview, Sent>['sender'], 'preview'>
  },
  steps: readonly Step[],
): Promise<readonly Printed<Preview>[]> {
  const previews = await sender.preview(steps, address, { signal: context.signal })
  if (!context.options.printTransactions) return previews
  context.hasPrinted = true
  const printed: Printed<Preview>[] = []
  for (const [index, preview] of previews.entries()) {
    const step = steps[index]
    const isKnown = step !== undefined && preview.error === undefined
    printed.push({ ...preview, unsigned: isKnown ? await unsigned(step, preview) : undefined })
  }
  return printed
}

/**
 * Sends steps one after another, each recorded before it leaves. Throws the error of the first that is not confirmed.
 */
export async function sendSteps<
  Step extends PlannedCall,
  Wallet,
  Preview extends StepPreview,
  Sent extends SentStep,
>(
  {
    context,
    wallet,
    journal,
    sender,
    words,
    onConfirmed,
  }: StepSession<Step, Wallet, Preview, Sent>,
  steps: readonly Step[],
): Promise<readonly Told<Sent>[]> {
  const { output, signal } = context
  context.throwIfInterrupted()
  const sent = await sender.send(steps, wallet, {
    journal,
    signal,
    onConfirmed,
    onProgress: ({ title, stage, hash }) => {
      if (stage !== 'sent' || hash === undefined) return output.detail(`  ${title}: ${stage}`)
      output.info(`  ${title}: ${hash}`)
      context.page?.say(`${title}: ${hash}`)
      const url = words.urlOf(hash)
      if (url !== undefined) output.info(`  ${url}`)
    },
    onNodeFailure: (error) => output.detail(error.message),
  })
  return sent.map((step) => ({ ...step, explorer: words.urlOf(step.hash) }))
}

/** A plan to confirm. */
type PlanToShow<Step extends PlannedCall> = Pick<Plan<Step>, 'title'> &
  Partial<Pick<Plan<Step>, 'transactions' | 'sections' | 'warnings'>> & { readonly cost?: string }

/**
 * Shows a plan, checks that the wallet can sign its steps, and asks for confirmation before anything is sent with real
 * money, or by a wallet on a page.
 *
 * @param plan.transactions Transactions to check. Default: none.
 * @param plan.cost Its cost, for display. Default: that of the transactions.
 * @throws WALLET_CANNOT_SIGN, the refusal that a step would meet, and what `confirmSending` throws
 */
export async function confirm<
  Step extends PlannedCall,
  Wallet,
  Preview extends StepPreview,
  Sent extends SentStep,
>(
  session: Omit<StepSession<Step, Wallet, Preview, Sent>, 'onConfirmed'>,
  { title, transactions = [], sections = [], warnings = [], cost }: PlanToShow<Step>,
): Promise<void> {
  const { context, chain, words } = session
  if (sections.length > 0) context.output.info(sectionsText(sections))
  assertSignsSteps(session, transactions)
  const isTyped = chain.isMainnet && !context.options.yes && !context.isConfirmed
  const isAsked = (isTyped || context.page !== undefined) && cost === undefined
  const previews = isAsked ? await previewSteps(session, transactions) : []
  const refused = previews.find(({ error }) => error !== undefined)
  if (refused) throw refused.error
  await confirmSending(session, {
    title,
    cost: previews.length > 0 ? costText(previews, words.amountOf) : cost,
    sections,
    warnings: warnings.map(({ message }) => message),
    transactions: transactions.map((step) => step.title),
  })
}

/**
 * Asserts that the wallet can sign steps, before anything is sent.
 *
 * @param besides What it has to sign besides. Default: nothing.
 * @throws WALLET_CANNOT_SIGN
 */
export function assertSignsSteps<Step extends PlannedCall>(
  {
    context,
    signedKinds,
  }: Pick<StepSession<Step, never, StepPreview, SentStep>, 'context' | 'signedKinds'>,
  steps: readonly Step[],
  besides: readonly SignedKind[] = [],
): void {
  const kinds = steps.flatMap((step) => [...signedKinds(step)])
  assertSigns(context.walletSource(), [...kinds, ...besides])
}

/** Describes a plan's report for display. */
export function describeReport<Preview extends StepPreview>(
  { words }: { readonly words: StepSession<never, never, Preview, SentStep>['words'] },
  { title, sections }: Pick<Plan<PlannedCall>, 'title' | 'sections'>,
  report: PlanReport<Preview, unknown>,
): string {
  if (!report.dryRun && report.proposal) return describeProposal(title, report.proposal)
  if (report.transactions.length === 0) return `${title}: nothing to do`
  if (!report.dryRun) return `${title}: done`
  const previews = describePreviews(title, report.transactions, words)
  return [...(sections.length > 0 ? [sectionsText(sections)] : []), previews].join('\n')
}

/** Returns the result of a change that is only previewed. */
export function previewResult<Preview extends StepPreview>(
  title: string,
  transactions: readonly Printed<Preview>[],
  words: StepWords<Preview>,
): CommandResult {
  const data = { title, changes: [], warnings: [], dryRun: true as const, transactions }
  return {
    text: describePreviews(title, transactions, words),
    data,
    exitCode: exitCodeOf(data),
  }
}

/** Returns the exit code. A failing preview counts as a failure, although nothing was sent. */
export function exitCodeOf(report: PlanReport<StepPreview, unknown>): ExitCode {
  const fails = report.dryRun && report.transactions.some(({ error }) => error !== undefined)
  return fails ? EXIT.failed : EXIT.ok
}
