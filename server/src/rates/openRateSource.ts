import { readDocument } from '../adapters/readDocument.ts'
import type { DocumentSettings } from '../config/documentSettings.ts'
import { ServerError } from '../errors/serverError.ts'
import { parseRates, type Rate } from './parseRates.ts'

/** A source for US dollar rates. */
export interface RateSource {
  /** Source kind, as recorded in the history. */
  readonly name: 'file' | 'url'
  readonly minutes: number
  /** @throws `RATES_NOT_READ`, or the signal's reason. */
  readonly read: (signal?: AbortSignal) => Promise<readonly Rate[]>
}

/** Opens the configured source. */
export function openRateSource({ from, minutes }: DocumentSettings): RateSource {
  return {
    name: 'file' in from ? 'file' : 'url',
    minutes,
    read: async (signal) => parseRates(await readDocument(from, notRead, signal)),
  }
}

const notRead = (reason: string, cause?: unknown) =>
  new ServerError('RATES_NOT_READ', { reason }, { cause })
