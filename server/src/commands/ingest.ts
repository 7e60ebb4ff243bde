import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { addAbortSignal, type Readable } from 'node:stream'
import { asSentence } from '@mintline/core'
import { isBlockchain } from '@mintline/core/networks'
import { HELP, parseOptions } from '../config/options.ts'
import { settingsOf } from '../config/settings.ts'
import { writeNativeCurrencies } from '../database/insertCurrencies.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { ServerError } from '../errors/serverError.ts'
import type { LineRefusal } from '../ingest/sources/lines/lineSource.ts'
import { type IngestLinesOptions, ingestLines, type LineTotals } from '../lines/ingestLines.ts'
import { lineSources } from '../lines/lineSources.ts'
import type { CommandContext } from './commandContext.ts'
import { parseIngestArguments } from './ingestArguments.ts'

/** Milliseconds between two progress reports. */
const REPORT_INTERVAL = 5_000

/** Environment of the command. Its signal ends it after the current batch, and `tell` also receives refused lines. */
export interface IngestSurroundings extends CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Working directory. */
  readonly folder: string
  /** Standard input. */
  readonly input: Readable
  /** Prints the result. */
  readonly say: (text: string) => void
}

/**
 * Runs the command `ingest`: writes recorded lines into the configured database.
 *
 * @param args - what follows `ingest`
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID`, `LINES_NOT_READABLE`, the refusal of a line that is not skipped, and the
 * errors of `settingsOf`, `openDatabase` and `ingestLines`
 */
export async function ingest(
  args: readonly string[],
  { environment, folder, input, signal, say, tell }: IngestSurroundings,
): Promise<void> {
  const given = parseIngestArguments(args)
  if (given === undefined) {
    say(HELP)
    return
  }
  const options = parseOptions(given.config === undefined ? [] : ['--config', given.config])
  const settings = settingsOf(options, { environment, folder })
  const lines = await openLines(given.from, { folder, input })
  const database = await openDatabase(settings.database)
  try {
    await writeNativeCurrencies(database.write, Object.keys(settings.nodes).filter(isBlockchain))
    const totals = await readAll(lines, {
      sourceOf: lineSources(settings, database.write, new AbortController().signal),
      isSkipping: given.skipBad,
      signal,
      tell,
    })
    say(summaryOf(totals, { isInterrupted: signal.aborted }))
    if (totals.refusal) throw totals.refusal.error
    if (totals.isOutOfOrder && !signal.aborted) say(AGAIN)
  } finally {
    await database.close()
  }
}

type Reading = Omit<IngestLinesOptions, 'onBatch'> & CommandContext

/**
 * Ingests all lines. Reads an out-of-order file twice: a change before its item's mint is only understood the second
 * time.
 */
async function readAll(
  { open, isRepeatable }: OpenedLines,
  { tell, ...options }: Reading,
): Promise<LineTotals> {
  const read = async (reportRefusal: (line: string) => void) => {
    const onBatch = reporter(tell, options.isSkipping ? reportRefusal : () => undefined)
    const stream = open(options.signal)
    try {
      return await ingestLines(stream, { ...options, onBatch })
    } finally {
      // An open standard input would keep the process alive.
      stream.destroy()
    }
  }
  const first = await read(tell)
  if (!first.isOutOfOrder || !isRepeatable || first.refusal || options.signal.aborted) return first
  tell('Lines came after later ones of their chain: reading the file once more.')
  const { activities } = await read(() => undefined)
  return { ...first, activities: first.activities + activities, isOutOfOrder: false }
}

function reporter(
  tell: (line: string) => void,
  reportRefusal: (line: string) => void,
): NonNullable<IngestLinesOptions['onBatch']> {
  let last = performance.now()
  return ({ refusals }, totals) => {
    for (const refusal of refusals) reportRefusal(sentenceOf(refusal))
    if (performance.now() - last < REPORT_INTERVAL) return
    last = performance.now()
    tell(`${countsOf(totals)} so far.`)
  }
}

const sentenceOf = ({ error }: LineRefusal) => `${asSentence(error.message)} (${error.code})`

function summaryOf(totals: LineTotals, { isInterrupted }: { isInterrupted: boolean }): string {
  const skipped = totals.refusal ? 0 : totals.refused
  const counts = `${countsOf(totals)}${skipped > 0 ? `, ${numberOf(skipped, 'line')} skipped` : ''}.`
  return isInterrupted ? `Interrupted. ${counts} Give the same lines again to go on.` : counts
}

const AGAIN =
  'Lines came after later ones of their chain: give them again, so that changes of items are known that came before their mints.'

const countsOf = ({ lines, activities }: LineTotals) =>
  `${numberOf(lines, 'line')}: ${numberOf(activities, 'new activit', 'y', 'ies')}`

function numberOf(count: number, word: string, one = '', many = 's'): string {
  return `${count.toLocaleString('en-US')} ${word}${count === 1 ? one : many}`
}

/** Lines to read. */
interface OpenedLines {
  /** Opens the lines; a second time only if `isRepeatable`. Ends with the signal. */
  readonly open: (signal: AbortSignal) => Readable
  /** True for a file, false for a stream that can be read only once. */
  readonly isRepeatable: boolean
}

/**
 * Opens a file with lines, or standard input by the name `-`.
 *
 * @param from - path, relative to the folder
 * @throws `LINES_NOT_READABLE`
 */
async function openLines(
  from: string,
  { folder, input }: { readonly folder: string; readonly input: Readable },
): Promise<OpenedLines> {
  if (from === '-') {
    return { open: (signal) => addAbortSignal(signal, input), isRepeatable: false }
  }
  const path = resolve(folder, from)
  try {
    const found = await stat(path)
    if (!found.isDirectory()) {
      return { open: (signal) => createReadStream(path, { signal }), isRepeatable: found.isFile() }
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ServerError('LINES_NOT_READABLE', { path: from, reason }, { cause })
  }
  throw new ServerError('LINES_NOT_READABLE', { path: from, reason: 'it is a folder' })
}
