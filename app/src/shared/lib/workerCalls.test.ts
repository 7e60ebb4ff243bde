import { CoreError } from '@mintline/core'
import { describe, expect, it } from 'vitest'
import { answerCall, type CallOptions, callWorker } from './workerCalls.ts'

/** A worker that runs `work` for every request. */
class TestWorker extends EventTarget {
  readonly work: (options: Required<CallOptions>) => Promise<unknown>

  constructor(work: (options: Required<CallOptions>) => Promise<unknown>) {
    super()
    this.work = work
  }

  postMessage(_request: unknown, [port]: MessagePort[]): void {
    if (port) void answerCall(port, this.work)
  }
}

describe('callWorker', () => {
  it('returns the answer, after progress', async () => {
    const heard: unknown[] = []
    const worker = new TestWorker(async ({ onProgress }) => {
      onProgress({ done: 1, total: 2 })
      return { amount: 18_446_744_073_709_551_615n }
    })
    const answer = await callWorker(worker, {}, { onProgress: (progress) => heard.push(progress) })
    expect(answer).toEqual({ amount: 18_446_744_073_709_551_615n })
    expect(heard).toEqual([{ done: 1, total: 2 }])
  })

  it('passes on message and code of an error', async () => {
    const worker = new TestWorker(async () => {
      throw new CoreError('MERKLE_LIST_EMPTY', {})
    })
    await expect(callWorker(worker, {})).rejects.toMatchObject({
      code: 'MERKLE_LIST_EMPTY',
      message: 'A merkle list needs at least one wallet: an empty one has no root.',
    })
  })

  it('tells the worker to stop when it is cancelled', async () => {
    let stopped = false
    const controller = new AbortController()
    const worker = new TestWorker(
      ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            stopped = true
            reject(signal.reason)
          })
          controller.abort(new Error('Cancelled by the person'))
        }),
    )
    await expect(callWorker(worker, {}, { signal: controller.signal })).rejects.toThrow(
      'Cancelled by the person',
    )
    await expect.poll(() => stopped).toBe(true)
  })

  it('sends nothing if it is already cancelled', async () => {
    let asked = false
    const worker = new TestWorker(async () => {
      asked = true
    })
    const signal = AbortSignal.abort(new Error('Before'))
    await expect(callWorker(worker, {}, { signal })).rejects.toThrow('Before')
    expect(asked).toBe(false)
  })

  it('fails if the browser cannot run the worker', async () => {
    const worker = new TestWorker(() => new Promise(() => {}))
    const call = callWorker(worker, {})
    worker.dispatchEvent(new Event('error'))
    await expect(call).rejects.toThrow('The browser could not run this. Reload the page.')
  })
})
