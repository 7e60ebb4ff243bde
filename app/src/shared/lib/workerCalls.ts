import { isMintlineError } from '@mintline/core'
import { errorText } from './errorText.ts'

/** A call's progress, in units of its choice. */
export interface CallProgress {
  done: number
  total: number
  /** The step that the numbers count, in words. Default: the call has one step. */
  step?: string
}

/** Options for a worker call. */
export interface CallOptions {
  onProgress?: ((progress: CallProgress) => void) | undefined
  /** Cancels the call; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

/** A worker's reply to a call, on the call's port. */
type Reply<Answer> =
  | { type: 'progress'; progress: CallProgress }
  | { type: 'answer'; answer: Answer }
  | { type: 'failed'; code: string | undefined; message: string }

/** A target for requests: a worker. */
export interface CallReceiver extends EventTarget {
  postMessage: (message: unknown, transfer: MessagePort[]) => void
}

/** An error from a worker: errors lose their class and properties when posted. */
export class CallError extends Error {
  /** Mintline error code; undefined for any other error. */
  readonly code: string | undefined

  constructor(code: string | undefined, message: string) {
    super(message)
    this.code = code
  }
}

/** Sends a request to a worker, on its own port. */
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

/** Handles a call and answers on its port: the worker's side of `callWorker`. */
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

/** Handles all calls to this worker. */
export function answerCalls<Request>(
  work: (request: Request, options: Required<CallOptions>) => Promise<unknown>,
): void {
  // Only the page that created the worker can send it messages.
  addEventListener('message', ({ data, ports: [port] }: MessageEvent<Request>) => {
    if (port) void answerCall(port, (options) => work(data, options))
  })
}
