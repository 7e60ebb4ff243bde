import { isMintlineError, type MintlineError, untilAborted } from '@mintline/core'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { PendingCall, pendingCalls } from '../state/pendingCalls.ts'

/** Everything needed to record transactions. */
export interface Recorder {
  readonly context: BaseContext
  readonly pending: ReturnType<typeof pendingCalls>
  /** Returns true if a transaction with this error has ended; otherwise it may still land. */
  hasEnded(error: MintlineError): boolean
}

/** A transaction to record. */
interface Recorded extends Pick<PendingCall, 'title' | 'creates'> {
  /** True if another run may send the same bytes again. Default: true. */
  readonly isRepeatable?: boolean
}

/** Options with which a sender reports its transactions. */
export interface RecordingOptions {
  readonly signal: AbortSignal
  beforeSend(signed: { readonly hash: string; readonly serialized: `0x${string}` }): void
  onSent(hash: string): void
  onNodeFailure(error: Error): void
}

/**
 * Records transactions before they are sent. If `send` fails, those that may still land stay recorded for the next run.
 *
 * @param send Sends them one after another.
 */
export async function recorded<Result>(
  { pending, context, hasEnded }: Recorder,
  { title, creates, isRepeatable = true }: Recorded,
  send: (options: RecordingOptions) => Promise<Result>,
): Promise<Result> {
  const { output, signal } = context
  const open = new Set<string>()
  let isOut = false
  const crossOut = () => {
    for (const hash of open) pending.remove(hash)
  }
  try {
    const result = await send({
      signal,
      beforeSend: ({ hash, serialized }) => {
        pending.add({ hash, title, creates, ...(isRepeatable && { serialized }) })
        open.add(hash)
        isOut = false
      },
      onSent: (hash) => {
        isOut = true
        output.info(`  ${title}: ${hash}`)
        if (open.has(hash)) return
        // From a wallet that sends by itself, or at another price.
        pending.add({ hash, title, creates })
        open.add(hash)
      },
      onNodeFailure: (error) => output.detail(error.message),
    })
    crossOut()
    return result
  } catch (error) {
    // An interruption ends the wait for an answer, not the sent transaction.
    const isOpen = isOut || (signal.aborted && open.size > 0)
    if (!isOpen || (isMintlineError(error) && hasEnded(error))) crossOut()
    throw error
  }
}

/**
 * Waits until an earlier run's transactions have ended, and reports how.
 *
 * @param resume Finds out how one ended; false = it was never sent.
 */
export async function resolveRecorded(
  { pending, context, hasEnded }: Recorder,
  resume: (
    earlier: PendingCall,
    options: Pick<RecordingOptions, 'signal' | 'onNodeFailure'>,
  ) => Promise<boolean>,
): Promise<void> {
  const { output, signal } = context
  const outcomeOf = async (earlier: PendingCall): Promise<string> => {
    const onNodeFailure = (error: Error) => output.detail(error.message)
    try {
      const isSent = await resume(earlier, { signal, onNodeFailure })
      return isSent ? 'It is confirmed.' : 'It was never sent.'
    } catch (error) {
      if (!isMintlineError(error) || !hasEnded(error)) throw error
      return `It has failed: ${error.message}.`
    }
  }
  for (const earlier of pending.list()) {
    const { hash, title } = earlier
    output.info(`Looking for "${title}" of an earlier run: ${hash}`)
    output.info(await untilAborted(outcomeOf(earlier), signal))
    pending.remove(hash)
  }
}
