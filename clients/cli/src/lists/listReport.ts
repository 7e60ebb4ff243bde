import type { ListDiff, UpsertReport } from '@mintline/core/batches'
import type { LockHolder } from '@mintline/core/files'
import { EXIT, type ExitCode } from '../exitCodes.ts'
import { counted } from '../output/counted.ts'
import type { Output } from '../output/output.ts'
import { startProgress } from '../output/progress.ts'
import type { Line } from '../output/table.ts'
import type { StepWords } from '../plans/stepSession.ts'
import type { ListCost } from './entryList.ts'

/** Progress for a change to a list. */
interface ListProgress {
  readonly done: number
  readonly skipped: number
  readonly failed: number
  readonly entriesPerSecond: number
  readonly secondsLeft?: number | undefined
}

/** Shows progress for a change to a list. */
export function startListProgress(output: Output, title: string, total: number, unit = 'entries') {
  const bar = startProgress(output, title, total)
  return {
    onProgress: ({ done, skipped, failed, entriesPerSecond, secondsLeft }: ListProgress) => {
      const left = secondsLeft === undefined ? '' : `, ${Math.ceil(secondsLeft)} s left`
      bar.update(done + skipped + failed, `${Math.round(entriesPerSecond)} ${unit}/s${left}`)
    },
    finish: () => bar.finish(),
  }
}

/** Describes the wait for another process, and how to end it. */
export function describeWait(holder: LockHolder | undefined, work = 'changing this list'): string {
  if (!holder) return `Another process is ${work}: waiting until it is done.`
  const { pid, host, isThisMachine } = holder
  const process = isThisMachine ? `Process ${pid}` : `Process ${pid} on ${host}`
  return `${process} is ${work}: waiting until it is done. To end it: kill ${pid}`
}

/** Formats the counts from a comparison in one line. */
export function describeDiff({
  added,
  changed,
  unchanged,
  onlyOnChain,
}: ListDiff<unknown, unknown>): string {
  return `${added.length} new, ${changed.length} changed, ${unchanged.length} unchanged, ${onlyOnChain.length} only on chain`
}

/** Returns lines about a change's estimated costs. */
export function costLines(
  { fee, deposit, transactions }: ListCost,
  { amountOf }: Pick<StepWords<never>, 'amountOf'>,
): readonly Line[] {
  const back = deposit < 0n ? `${amountOf(-deposit)} to return` : undefined
  return [
    ['rent', back ?? (deposit === 0n ? undefined : amountOf(deposit))],
    ['fees', `about ${amountOf(fee)} in ${counted(transactions, 'transaction')}`],
  ]
}

/** Returns the exit code for an upsert or removal that was not completed. */
export function exitCodeOfList({
  status,
  failed,
}: {
  readonly status: 'finished' | 'cancelled'
  readonly failed: number
}): ExitCode {
  if (status === 'cancelled') return EXIT.interrupted
  return failed > 0 ? EXIT.partlyDone : EXIT.ok
}

/** Describes an upsert in one line. */
export function describeUpsert({
  total,
  added,
  changed,
  skipped,
  resumed,
  failedUpserts,
  untried,
}: Omit<UpsertReport<unknown>, 'status' | 'settled'>): string {
  const parts = [`${added} added`, `${changed} changed`, `${skipped - resumed} unchanged`]
  if (resumed > 0) parts.push(`${resumed} written in an earlier run`)
  if (failedUpserts.length > 0) parts.push(`${failedUpserts.length} failed`)
  if (untried > 0) parts.push(`${untried} not tried`)
  return `${counted(total, 'entry', 'entries')}: ${parts.join(', ')}`
}

/** Formats a line with a link to the latest transaction among many; empty on local networks. */
export function latestTransactionLine(
  { urlOf }: Pick<StepWords<never>, 'urlOf'>,
  hashes: readonly string[],
): string[] {
  const latest = hashes.at(-1)
  const url = latest === undefined ? undefined : urlOf(latest)
  return url === undefined ? [] : [`latest transaction ${url}`]
}
