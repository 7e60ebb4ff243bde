/**
 * A promise that rejects with the reason of a signal as soon as it aborts, even if the work does not listen to the
 * signal.
 *
 * @param signal Without one, the promise is returned unchanged.
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
