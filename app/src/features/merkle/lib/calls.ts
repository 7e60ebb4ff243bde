import { isMintlineError } from '@mintline/core'
import { errorText } from '#shared/lib/errorText.ts'

/** How much of a call is done, in whatever it counts. */
export interface CallProgress {
  done: number
  total: number
}

/** What somebody who calls a worker may do while it works. */
export interface CallOptions {
  onProgress?: ((progress: CallProgress) => void) | undefined
  /** Ends the call; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

/** What a worker says of a call, on the port that came with it. */
type Reply<Answer> =
  | { type: 'progress'; progress: CallProgress }
  | { type: 'answer'; answer: Answer }
  | { type: 'failed'; code: string | undefined; message: string }

/** Where requests can be sent: a worker. */
export interface CallReceiver extends EventTarget {
  postMessage: (message: unknown, transfer: MessagePort[]) => void
}

/** What went wrong in a worker: errors lose what they are on their way out of it. */
export class CallError extends Error {
  /** Code of one of our errors; undefined for any other. */
  readonly code: string | undefined

  constructor(code: string | undefined, message: string) {
    super(message)
    this.code = code
  }
}

/** Asks a worker for something, on a port of its own. */
export function callWorker<Answer>(
  worker: CallReceiver,
  request: unknown,
  { onProgress, signal }: CallOptions = {},
): Promise<Answer> {
  const { port1: port, port2: theirs } = new MessageChannel()
  return new Promise<Answer>((resolve, reject) => {
    const ended = new AbortController()
    const end = () => {
      ended.abort()
      port.close()
    }
    const cancel = () => {
      port.postMessage('cancel')
      end()
      reject(signal?.reason)
    }
    if (signal?.aborted) return cancel()
    signal?.addEventListener('abort', cancel, { signal: ended.signal })
    const fail = () => {
      end()
      reject(new CallError(undefined, 'The browser could not run this. Reload the page.'))
    }
    worker.addEventListener('error', fail, { signal: ended.signal })
    port.onmessage = ({ data }: MessageEvent<Reply<Answer>>) => {
      if (data.type === 'progress') return onProgress?.(data.progress)
      end()
      if (data.type === 'answer') resolve(data.answer)
      else reject(new CallError(data.code, data.message))
    }
    worker.postMessage(request, [theirs])
  })
}

/** Does what a call asks for, and answers on its port. The worker's side of `callWorker`. */
export async function answerCall(
  port: MessagePort,
  work: (options: Required<CallOptions>) => Promise<unknown>,
): Promise<void> {
  const cancelled = new AbortController()
  port.onmessage = () => cancelled.abort()
  const onProgress = (progress: CallProgress) => port.postMessage({ type: 'progress', progress })
  try {
    const answer = await work({ onProgress, signal: cancelled.signal })
    port.postMessage({ type: 'answer', answer })
  } catch (error) {
    const code = isMintlineError(error) ? error.code : undefined
    port.postMessage({ type: 'failed', code, message: errorText(error) })
  }
}
