/**
 * A promise that does not outlast a signal: rejects with the reason of the signal as soon as it
 * aborts, whether or not the work behind the promise listens to it.
 *
 * @param signal Without one, the promise as it is.
 */
export function untilAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
