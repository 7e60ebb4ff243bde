import { isMintlineError, type MintlineError } from '../errors/mintlineError.ts'
import type { AskOptions } from '../node/index.ts'
import type { RecordedStep, SentStep, StepJournal, StepProgress } from './stepSender.ts'

/** Where transactions are recorded, and how their outcome is told. */
export interface Recorder {
  readonly journal: Pick<StepJournal, 'add' | 'remove'>
  /** Returns true if a transaction with this error has ended; otherwise it may still land. */
  hasEnded(error: MintlineError): boolean
  /** Where an abort ends the wait for a transaction that may be out; undefined = its outcome is always awaited. */
  readonly signal?: AbortSignal | undefined
}

/** Facts about transactions to record. */
export interface RecordedAbout extends Pick<RecordedStep, 'creates'> {
  /** A function gives each of several transactions its own. */
  readonly title: string | (() => string)
  /** False if another run must not send the same bytes again, as for a mint. Default: true. */
  readonly isRepeatable?: boolean
}

/** For senders, to report transactions as they go. */
export interface Recording {
  /** Records a signed transaction; awaited before it is sent. */
  beforeSend(
    signed: Pick<RecordedStep, 'hash' | 'serialized' | 'lastValidBlockHeight'>,
  ): Promise<void>
  /** Called once a transaction is out, also by a wallet that sends by itself or at another price. */
  onSent(hash: string): void
  /** Called when all transactions so far have ended. */
  onEnded(): void
}

/**
 * Records transactions before they are sent, and removes them when they have ended or are certain not to be sent. If
 * `send` fails, those that may still land stay recorded for the next run.
 *
 * @param send Sends one after another.
 */
export async function recorded<Result>(
  { journal, signal, hasEnded }: Recorder,
  { title, creates, isRepeatable = true }: RecordedAbout,
  send: (recording: Recording) => Promise<Result>,
): Promise<Result> {
  const open = new Set<string>()
  const late: Promise<void>[] = []
  let isOut = false
  let unwritten: { readonly error: unknown } | undefined
  const add = async (step: Omit<RecordedStep, 'title' | 'creates'>) => {
    open.add(step.hash)
    const about = { title: typeof title === 'string' ? title : title() }
    try {
      await journal.add({ ...step, ...about, ...(creates !== undefined && { creates }) })
    } catch (error) {
      unwritten = { error }
      throw error
    }
  }
  const crossOut = () => {
    for (const hash of open) journal.remove(hash)
    open.clear()
  }
  try {
    const result = await send({
      beforeSend: async ({ hash, serialized, lastValidBlockHeight }) => {
        await add({
          hash,
          ...(lastValidBlockHeight !== undefined && { lastValidBlockHeight }),
          ...(isRepeatable && { serialized }),
        })
        isOut = false
      },
      onSent: (hash) => {
        isOut = true
        if (open.has(hash)) return
        const adding = add({ hash })
        // Its failure is thrown with the outcome.
        adding.catch(() => undefined)
        late.push(adding)
      },
      onEnded: crossOut,
    })
    await Promise.all(late)
    crossOut()
    return result
  } catch (error) {
    await Promise.allSettled(late)
    // An interruption ends the wait for an answer, not the sent transaction.
    const isOpen = isOut || (signal?.aborted === true && open.size > 0)
    if (!isOpen || (isMintlineError(error) && hasEnded(error))) crossOut()
    // Senders may take the journal's error for a wallet's.
    throw unwritten ? unwritten.error : error
  }
}

/**
 * Sends steps one after another; an abort ends the work before the next one.
 *
 * @param send Sends one step; its errors end the work.
 */
export async function sendInTurn<Step, Sent extends SentStep>(
  steps: readonly Step[],
  { signal }: Pick<AskOptions, 'signal'>,
  send: (step: Step, place: Pick<StepProgress, 'index' | 'total'>) => Promise<Sent>,
): Promise<readonly Sent[]> {
  const sent: Sent[] = []
  for (const [index, step] of steps.entries()) {
    signal?.throwIfAborted()
    sent.push(await send(step, { index, total: steps.length }))
  }
  return sent
}
