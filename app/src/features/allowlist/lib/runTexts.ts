import { countText } from '#shared/lib/countText.ts'
import { errorText } from '#shared/lib/errorText.ts'
import type { Notice } from '#shared/ui/notify.ts'
import {
  changedBy,
  failuresOf,
  type ListOutcome,
  type ListRun,
  listKey,
  type RunEnd,
} from './listRun.ts'
import { sizeOf, type WantedList } from './wantedList.ts'

/** Returns how many entries are as wanted after a run, whoever changed them. */
function doneAfter(outcome: ListOutcome): number {
  return changedBy(outcome) + outcome.report.skipped
}

/** Describes entries that needed no change: `170 were on chain before`; undefined = none. */
export function beforeText({ operation, report }: ListOutcome): string | undefined {
  const { skipped } = report
  if (skipped === 0) return undefined
  const state = operation === 'upsert' ? 'on chain' : 'gone'
  return `${skipped.toLocaleString('en')} ${wasOrWere(skipped)} ${state} before`
}

/** Describes entries changed by the run, and those found done already; undefined if it changed all of them. */
function nowAndBeforeText(outcome: ListOutcome): string | undefined {
  const before = beforeText(outcome)
  if (before === undefined) return undefined
  const count = changedBy(outcome)
  const state = outcome.operation === 'upsert' ? 'written' : 'removed'
  const now =
    count === 0
      ? `None was ${state} now`
      : `${count.toLocaleString('en')} ${wasOrWere(count)} ${state} now`
  return `${now}, ${before}.`
}

function wasOrWere(count: number): string {
  return count === 1 ? 'was' : 'were'
}

/** Returns a running run's title. */
export function runTitle(wanted: WantedList): string {
  const entries = entriesText(sizeOf(wanted))
  return wanted.operation === 'upsert' ? `Writing ${entries}` : `Removing ${entries}`
}

/** Describes the entries handled so far: `12 of 40 entries are on chain`. */
function doneText(wanted: WantedList, done: number): string {
  const total = sizeOf(wanted)
  const counted =
    done === total ? entriesText(total) : `${done.toLocaleString('en')} of ${entriesText(total)}`
  const verb = total === 1 ? 'is' : 'are'
  return `${counted} ${verb} ${wanted.operation === 'upsert' ? 'on chain' : 'removed'}`
}

/** Returns the title and sentence for a run's end. */
export function endTexts(
  wanted: WantedList,
  end: RunEnd,
): { kind: 'success' | 'error' | 'calm'; title: string; detail: string | undefined } {
  if (end.status === 'failed') {
    return { kind: 'error', title: 'The list could not be finished', detail: errorText(end.error) }
  }
  const done = end.outcome ? doneAfter(end.outcome) : 0
  const failed = failuresOf(end.outcome).length
  if (end.status === 'finished' && failed === 0) {
    return { kind: 'success', title: doneText(wanted, done), detail: nowAndBeforeText(end.outcome) }
  }
  if (end.status === 'finished') {
    const title = `${entriesText(failed)} of ${sizeOf(wanted).toLocaleString('en')} failed`
    return { kind: 'error', title, detail: `${doneText(wanted, done)}.` }
  }
  const title = end.status === 'cancelled' ? 'Stopped' : 'Not approved in the wallet'
  return { kind: 'calm', title, detail: `${doneText(wanted, done)}. Nothing is lost.` }
}

/** Creates a run's toast. */
export function runNotice(run: ListRun): Notice {
  const id = `allowlist ${listKey(run.scope)}`
  if (run.status === 'running') {
    return { id, kind: 'busy', title: runTitle(run.wanted), description: run.listName }
  }
  const { kind, title, detail } = endTexts(run.wanted, run.end)
  return { id, kind, title, description: [run.listName, detail].filter(Boolean).join('. ') }
}

/** Formats a run's rate and remaining time. */
export function paceText({
  entriesPerSecond,
  secondsLeft,
}: {
  entriesPerSecond: number
  secondsLeft: number | undefined
}): string | undefined {
  if (secondsLeft === undefined) return undefined
  const rate = Math.round(entriesPerSecond).toLocaleString('en')
  return `${rate} per second, ${timeLeft(secondsLeft)} left`
}

function timeLeft(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return countText(whole, 'second')
  return countText(Math.ceil(whole / 60), 'minute')
}

/** Formats an entry count: `1 entry`, `1,204 entries`. */
export function entriesText(count: number): string {
  return countText(count, 'entry', 'entries')
}
