import type { AskedCall, SentStep, StepPreview } from '@mintline/core/drop'
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
    const { id, title, asked } = earlier
    const hash = asked ? asked.hash : id
    const place = hash ?? placeOf(asked)
    output.info(`Looking for "${title}" of an earlier run: ${place}`)
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
    else if (outcome.status === 'notSent') tell(notSent(asked, outcome.takenBy))
    else if (outcome.status === 'unknown') tell(unknown(asked))
    else tell(historyMissing(chain.host, words.urlOf(id)))
    journal.remove(id)
  }
}

/** Names where an asked call is looked for. */
function placeOf(asked: AskedCall | undefined): string {
  return asked?.nonce === undefined
    ? `a call of ${asked?.from}`
    : `nonce ${asked.nonce} of ${asked.from}`
}

/** Returns the message about a call that a contract was asked for, whose nonce says nothing about its calls. */
function unknown(asked: AskedCall | undefined): string {
  return `It is not known whether ${asked?.from} has sent it, as it is a contract: reject it there if it still waits. What is left to do is determined from the chain.`
}

/** Returns the message about a step that was not sent; a wallet may still hold what it was asked for. */
function notSent(asked: AskedCall | undefined, takenBy: string | undefined): string {
  if (!asked) return 'It never landed, and no longer can.'
  const { from, nonce } = asked
  const nonceUse =
    takenBy === undefined ? `still has nonce ${nonce}` : `used nonce ${nonce} for ${takenBy}`
  return `It was not sent: ${from} ${nonceUse}. If your wallet still shows it, reject it there.`
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
