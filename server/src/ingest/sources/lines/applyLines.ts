import { isUtf8 } from 'node:buffer'
import { BLOCKCHAINS, type Blockchain } from '@mintline/core/networks'
import { groupBy } from '../../../database/groupBy.ts'
import { ServerError } from '../../../errors/serverError.ts'
import {
  isLineProblem,
  LineProblem,
  type LineRefusal,
  type LineSource,
  type NumberedLine,
} from './lineSource.ts'

/** A line as received. */
export interface RawLine {
  /** From 1. */
  readonly number: number
  /** Undefined = longer than the limit. */
  readonly bytes: Buffer | undefined
}

/** Blockchains that lines can come from. */
export type LineBlockchain = Exclude<Blockchain, 'FLOW'>

/** Finds the line source for a blockchain; undefined = it has no known node. */
export type FindLineSource = (blockchain: LineBlockchain) => Promise<LineSource | undefined>

/** Line sources by chain, and what to do with refused lines. */
export interface ApplyLinesOptions {
  readonly sourceOf: FindLineSource
  /** True to write lines after a refused one, too. */
  readonly isSkipping: boolean
}

/** The lines' first and last position on their chain. */
export interface LinePlaces {
  readonly lowest: number
  readonly highest: number
}

/** Result for a set of lines. */
export interface AppliedLines {
  /** Number of lines written now or without effect. */
  readonly lines: number
  /** Number of new activities. */
  readonly activities: number
  /** By line number; without skipping, only the first one. */
  readonly refusals: readonly LineRefusal[]
  readonly places: ReadonlyMap<Blockchain, LinePlaces>
}

/** Maximum line size in bytes. */
export const MAX_LINE_BYTES = 16 * 1024 * 1024

/** A parsed line with its source. */
interface SourcedLine extends NumberedLine<unknown> {
  readonly source: LineSource
}

/**
 * Checks lines from any blockchains, then writes them. Without skipping, writes only those before the first refused
 * line.
 *
 * @throws OTHER_CHAIN, NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, database errors, or the
 *   signal's reason. Lines may be written by then, and sending all of them again is harmless.
 */
export async function applyLines(
  lines: readonly RawLine[],
  { sourceOf, isSkipping }: ApplyLinesOptions,
): Promise<AppliedLines> {
  const found: SourcedLine[] = []
  const refused: LineRefusal[] = []
  for (const line of lines) {
    const parsed = await parse(line, sourceOf)
    if ('error' in parsed) refused.push(parsed)
    else found.push(parsed)
    if (refused.length > 0 && !isSkipping) break
  }
  for (const [source, ofSource] of bySource(found))
    refused.push(...(await source.refusals(ofSource)))
  const inOrder = refused.sort((one, other) => one.number - other.number)
  const refusals = isSkipping ? inOrder : inOrder.slice(0, 1)
  const numbers = new Set(refusals.map(({ number }) => number))
  const [first] = refusals
  const taken = found.filter(({ number }) =>
    isSkipping || !first ? !numbers.has(number) : number < first.number,
  )
  const places = new Map<Blockchain, LinePlaces>()
  let activities = 0
  for (const [source, ofSource] of bySource(taken)) {
    const positions = ofSource.map(({ content }) => source.positionOf(content))
    places.set(source.blockchain, {
      lowest: Math.min(...positions),
      highest: Math.max(...positions),
    })
    activities += await source.apply(ofSource.map(({ content }) => content))
  }
  return { lines: taken.length, activities, refusals, places }
}

const bySource = (lines: readonly SourcedLine[]) => groupBy(lines, ({ source }) => source)

async function parse(
  { number, bytes }: RawLine,
  sourceOf: FindLineSource,
): Promise<SourcedLine | LineRefusal> {
  try {
    const { blockchain, ...fields } = objectIn(bytes)
    const source = await sourceOf(blockchainIn(blockchain))
    if (source) return { number, source, content: source.parse(fields) }
    const without = { line: number, blockchain: String(blockchain) }
    return { number, error: new ServerError('LINE_WITHOUT_NODE', without) }
  } catch (error) {
    if (!isLineProblem(error)) throw error
    const problem = error.message
    return { number, error: new ServerError('LINE_MALFORMED', { line: number, problem }) }
  }
}

function objectIn(bytes: Buffer | undefined): Readonly<Record<string, unknown>> {
  if (bytes === undefined) throw new LineProblem(`is longer than ${MAX_LINE_BYTES} bytes`)
  if (!isUtf8(bytes)) throw new LineProblem('is not UTF-8')
  const value = valueIn(bytes.toString('utf8'))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new LineProblem('is not a JSON object')
  }
  return { ...value }
}

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new LineProblem('is not JSON')
  }
}

const READ: readonly LineBlockchain[] = BLOCKCHAINS.filter((blockchain) => blockchain !== 'FLOW')

function blockchainIn(name: unknown): LineBlockchain {
  const blockchain = READ.find((candidate) => candidate === name)
  if (blockchain !== undefined) return blockchain
  throw new LineProblem(`has in blockchain none of ${READ.join(', ')}`)
}
