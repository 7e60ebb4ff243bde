import { countText } from '#shared/lib/countText.ts'
import { errorText } from '#shared/lib/errorText.ts'
import type { Notice } from '#shared/ui/notify.ts'
import { entriesText } from './entriesText.ts'
import { listKey } from './listKey.ts'
import { failuresOf, type ListOutcome, type ListRun, type RunEnd } from './listRun.ts'
import { sizeOf, type WantedList } from './wantedList.ts'

/** How many entries are as they should be after a run. */
function doneAfter({ operation, report }: ListOutcome): number {
  return operation === 'upsert'
    ? report.added + report.changed + report.skipped
    : report.removed + report.skipped
}

/** What is being done, for a person. */
export function runTitle(wanted: WantedList): string {
  const entries = entriesText(sizeOf(wanted))
  return wanted.operation === 'upsert' ? `Writing ${entries}` : `Removing ${entries}`
}

/** What is true of the entries that a run has dealt with. */
function doneText(wanted: WantedList, done: number): string {
  const total = sizeOf(wanted)
  const counted =
    done === total ? entriesText(total) : `${done.toLocaleString('en')} of ${entriesText(total)}`
  const verb = total === 1 ? 'is' : 'are'
  return `${counted} ${verb} ${wanted.operation === 'upsert' ? 'on chain' : 'removed'}`
}

/** How a run ended, in a title and a sentence. */
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
    return { kind: 'success', title: doneText(wanted, done), detail: undefined }
  }
  if (end.status === 'finished') {
    const title = `${entriesText(failed)} of ${sizeOf(wanted).toLocaleString('en')} failed`
    return { kind: 'error', title, detail: `${doneText(wanted, done)}.` }
  }
  const title = end.status === 'cancelled' ? 'Stopped' : 'Not approved in the wallet'
  return { kind: 'calm', title, detail: `${doneText(wanted, done)}. Nothing is lost.` }
}

/** The one notice of a run. */
export function runNotice(run: ListRun): Notice {
  const id = `allowlist ${listKey(run.scope)}`
  if (run.status === 'running') {
    return { id, kind: 'busy', title: runTitle(run.wanted), description: run.listName }
  }
  const { kind, title, detail } = endTexts(run.wanted, run.end)
  return { id, kind, title, description: [run.listName, detail].filter(Boolean).join('. ') }
}

/** How fast a run is and how long it will take. */
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
