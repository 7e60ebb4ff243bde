import { readFile, stat } from 'node:fs/promises'
import { isMintlineError, MAX_METADATA_BYTES, readResource } from '@mintline/core'
import type { RateSettings } from '../config/settings.ts'
import { ServerError } from '../errors/serverError.ts'
import { parseRates, type Rates } from './parseRates.ts'

/** A source of prices. */
export interface RateSource {
  /** Kind of the source, as the history has it. */
  readonly name: 'file' | 'url'
  readonly minutes: number
  /** @throws `RATES_NOT_READ`, or the reason of the signal. */
  readonly read: (signal?: AbortSignal) => Promise<Rates>
}

const TIMEOUT = 10_000

/** Opens the source that settings name. */
export function openRateSource({ from, minutes }: RateSettings): RateSource {
  return 'file' in from
    ? { name: 'file', minutes, read: async () => parseRates(await contentOf(from.file)) }
    : { name: 'url', minutes, read: async (signal) => parseRates(await answerOf(from.url, signal)) }
}

async function contentOf(path: string): Promise<string> {
  try {
    const { size } = await stat(path)
    if (size > MAX_METADATA_BYTES) throw new Error(`it is larger than ${MAX_METADATA_BYTES} bytes`)
    return await readFile(path, 'utf8')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ServerError('RATES_NOT_READ', { reason }, { cause })
  }
}

/** Without the guard of metadata: operators name the URL themselves, and may have the service in their own network. */
async function answerOf(url: string, signal: AbortSignal | undefined): Promise<string> {
  try {
    const options = { timeout: TIMEOUT, signal, isRetryable: () => false }
    return Buffer.from(await readResource(url, options)).toString()
  } catch (error) {
    if (!isMintlineError(error)) throw error
    // The message of the error has the URL.
    const { reason = error.code } = error.context as { readonly reason?: string }
    throw new ServerError('RATES_NOT_READ', { reason: `its service failed: ${reason}` })
  }
}
