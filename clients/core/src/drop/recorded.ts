import { isMintlineError, type MintlineError } from '../errors/mintlineError.ts'
import type { AskOptions } from '../node/index.ts'
import type { AskedCall, RecordedStep, SentStep, StepJournal, StepProgress } from './stepSender.ts'

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

/** A signed transaction to record. */
interface SignedStep extends Pick<RecordedStep, 'serialized' | 'lastValidBlockHeight'> {
  /** Transaction hash or signature. */
  readonly hash: string
}

/** For senders, to report transactions as they go. */
export interface Recording {
  /** Records a signed transaction; awaited before it is sent. */
  beforeSend(signed: SignedStep): Promise<void>
  /** Records a call; awaited before a wallet is asked that sends by itself. */
  beforeAsk(asked: AskedCall): Promise<void>
  /** Called when a wallet that was asked has certainly sent nothing. */
  onRefused(): void
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
  const hashes = new Set<string>()
  const late: Promise<void>[] = []
  let asked: AskedCall | undefined
  let isOut = false
  let unwritten: { readonly error: unknown } | undefined
  const add = async (step: Omit<RecordedStep, 'title' | 'creates'>) => {
    open.add(step.id)
    const about = { title: typeof title === 'string' ? title : title() }
    try {
      await journal.add({ ...step, ...about, ...(creates !== undefined && { creates }) })
    } catch (error) {
      unwritten = { error }
      throw error
    }
  }
  const crossOut = () => {
    for (const id of open) journal.remove(id)
    open.clear()
  }
  try {
    const result = await send({
      beforeSend: async ({ hash, serialized, lastValidBlockHeight }) => {
        asked = undefined
        hashes.add(hash)
        await add({
          id: hash,
          ...(lastValidBlockHeight !== undefined && { lastValidBlockHeight }),
          ...(isRepeatable && { serialized }),
        })
        isOut = false
      },
      beforeAsk: async (call) => {
        isOut = false
        asked = call
        await add({ id: idOf(call), asked })
        // From here on, only the wallet knows.
        isOut = true
      },
      onRefused: () => {
        if (asked === undefined) return
        open.delete(idOf(asked))
        journal.remove(idOf(asked))
        asked = undefined
        isOut = false
      },
      onSent: (hash) => {
        isOut = true
        if (hashes.has(hash)) return
        hashes.add(hash)
        if (asked) asked = { ...asked, hash }
        const adding = add(asked ? { id: idOf(asked), asked } : { id: hash })
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

/** Returns the id under which an asked call is recorded: at most one transaction lands with a nonce. */
function idOf({ from, nonce, sinceBlock }: AskedCall): string {
  return nonce === undefined ? `${from}-since-${sinceBlock}` : `${from}-${nonce}`
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
