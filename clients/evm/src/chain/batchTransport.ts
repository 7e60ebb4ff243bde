import { CoreError } from '@mintline/core'
import { type HttpTransport, type HttpTransportConfig, http, TimeoutError } from 'viem'

/** Batch timeout in milliseconds (specification 9). */
const BATCH_TIMEOUT = 1_000

interface BatchOptions {
  /** Milliseconds. */
  readonly batchTimeout?: number | undefined
  readonly fetchOptions?: HttpTransportConfig['fetchOptions']
  readonly fetch?: typeof fetch | undefined
}

/**
 * Sends simultaneous requests as one HTTP request, a JSON-RPC batch. One without an answer in time fails with
 * BATCH_REQUEST_TIMEOUT.
 */
export function batchTransport(url: string, options: BatchOptions): HttpTransport {
  const { batchTimeout: timeout = BATCH_TIMEOUT, fetchOptions, fetch } = options
  const connect = http(url, {
    batch: true,
    timeout,
    retryCount: 0,
    ...(fetchOptions && { fetchOptions }),
    ...(fetch && { fetchFn: fetch }),
  })
  return (parameters) => {
    const transport = connect(parameters)
    const request: typeof transport.request = async (args, requestOptions) => {
      try {
        return await transport.request(args, requestOptions)
      } catch (cause) {
        if (!(cause instanceof TimeoutError)) throw cause
        throw new CoreError('BATCH_REQUEST_TIMEOUT', { timeoutMs: timeout }, { cause })
      }
    }
    return { ...transport, request }
  }
}
