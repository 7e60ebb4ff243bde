import type { SentStep, StepPreview } from '@mintline/core/drop'
import { assertWritable } from '@mintline/core/files'
import type { PlannedCall } from './plan.ts'
import type { StepSession } from './stepSession.ts'

/**
 * Waits until an earlier run's steps have ended and the node shows them, so that later reads are up to date; reports
 * how they ended.
 *
 * @throws FILE_NOT_WRITABLE if the state cannot be stored; what `resume` throws
 */
export async function resumeEarlier<
  Step extends PlannedCall,
  Wallet,
  Preview extends StepPreview,
  Sent extends SentStep,
>(session: StepSession<Step, Wallet, Preview, Sent>, stateFolder: string): Promise<void> {
  const { context, chain, journal, sender, words, onConfirmed } = session
  const { output, signal } = context
  if (context.options.dryRun) return
  assertWritable(stateFolder)
  for (const earlier of journal.list()) {
    const { title, hash } = earlier
    output.info(`Looking for "${title}" of an earlier run: ${hash}`)
    let isTold = false
    const tell = (outcome: string) => {
      if (!isTold) output.info(outcome)
      isTold = true
    }
    const outcome = await sender.resume(earlier, {
      signal,
      onNodeFailure: (error) => output.detail(error.message),
      onBehind: () => {
        tell('It is confirmed.')
        output.info(`Waiting until ${chain.host} shows it, for at most 90 s`)
      },
    })
    if (outcome.status === 'confirmed') {
      tell('It is confirmed.')
      onConfirmed?.(outcome.sent)
    } else if (outcome.status === 'failed') tell(`It has failed: ${outcome.error.message}.`)
    else if (outcome.status === 'notSent') tell('It never landed, and no longer can.')
    else tell(historyMissing(chain.host, words.urlOf(hash)))
    journal.remove(hash)
  }
}

/**
 * Returns the message about a transaction that its node has forgotten, which may still be on chain.
 *
 * @param url Its page in an explorer; undefined on local networks.
 */
export function historyMissing(host: string, url: string | undefined): string {
  const place = url === undefined ? 'ask a node that keeps its history' : `see ${url}`
  return `It is not known whether it is on chain: ${host} keeps no history that old; ${place}. What is left to do is determined from the chain.`
}
