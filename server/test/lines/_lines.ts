import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import { parseOptions } from '../../src/config/options.ts'
import { settingsOf } from '../../src/config/settings.ts'
import type { DB } from '../../src/database/tables.ts'
import {
  type IngestLinesOptions,
  ingestLines,
  type LineTotals,
} from '../../src/lines/ingestLines.ts'
import type { LineSettings } from '../../src/lines/lineSources.ts'
import { lineSources } from '../../src/lines/lineSources.ts'
import { tablesOf } from '../ingest/_tables.ts'

/** Returns settings for reading lines from these nodes. */
export function lineSettings(
  nodes: LineSettings['nodes'],
  rest: Partial<LineSettings> = {},
): LineSettings {
  const defaults = settingsOf(parseOptions([]), { environment: {}, folder: '/nowhere' })
  return { ...defaults, ...rest, nodes }
}

/** Ingests lines from a stream with small chunks. */
export function ingestAll(
  database: Kysely<DB>,
  settings: LineSettings,
  lines: readonly unknown[],
  options: Partial<IngestLinesOptions> = {},
): Promise<LineTotals> {
  const { signal } = new AbortController()
  return ingestLines(streamOf(lines), {
    sourceOf: lineSources(settings, database, signal),
    isSkipping: false,
    ...options,
  })
}

/** Streams texts, or values as JSON, line by line. */
export function streamOf(lines: readonly unknown[], chunk = 1_000): Readable {
  const bytes = Buffer.from(lines.map((line) => `${textOf(line)}\n`).join(''))
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
    bytes.subarray(at * chunk, (at + 1) * chunk),
  )
  return Readable.from(chunks)
}

export const textOf = (line: unknown) => (typeof line === 'string' ? line : JSON.stringify(line))

/** Sends a request to a node. */
export async function ask(url: string, method: string, params: readonly unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body })
  const { result } = (await answer.json()) as { result: unknown }
  return result
}

/** Returns the rows in all tables that lines write, which excludes a source's cursor and watches. */
export async function writtenTables(database: Kysely<DB>) {
  const { item_watches: _, blocks, ...tables } = await tablesOf(database)
  return tables
}
