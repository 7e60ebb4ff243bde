import type { Blockchain } from '@mintline/core/networks'
import {
  type AppliedLines,
  type ApplyLinesOptions,
  applyLines,
  MAX_LINE_BYTES,
} from '../ingest/sources/lines/applyLines.ts'
import type { LineRefusal } from '../ingest/sources/lines/lineSource.ts'
import { BATCH_LIMITS, type BatchLimits, lineBatches } from './lineBatches.ts'
import { readLines } from './readLines.ts'

const RULES = { longest: MAX_LINE_BYTES, isSkippingBlank: true }

/** Limits, cancellation and progress of reading a stream of lines. */
export interface IngestLinesOptions extends ApplyLinesOptions {
  /** Ends reading; a batch that is being written is written to its end. */
  readonly signal?: AbortSignal
  /** Called after each batch, with the totals so far. */
  readonly onBatch?: (batch: AppliedLines, totals: LineTotals) => void
  readonly limits?: BatchLimits
}

/** Outcome of a stream of lines. */
export interface LineTotals {
  readonly lines: number
  /** Number of activities that were not there. */
  readonly activities: number
  /** Number of lines that were refused. */
  readonly refused: number
  /** The line that ended it; undefined = none did. */
  readonly refusal: LineRefusal | undefined
  /**
   * True if lines came after later ones of their chain. What they tell of items whose mints came afterwards is
   * written only when they are given again.
   */
  readonly isOutOfOrder: boolean
}

/**
 * Writes a stream of lines, batch by batch, until it ends, the signal aborts, or a line is refused that is not skipped.
 *
 * @throws What `applyLines` throws; errors of the stream.
 */
export async function ingestLines(
  stream: AsyncIterable<Uint8Array>,
  { signal, onBatch, limits = BATCH_LIMITS, ...options }: IngestLinesOptions,
): Promise<LineTotals> {
  const highest = new Map<Blockchain, number>()
  let totals: LineTotals = {
    lines: 0,
    activities: 0,
    refused: 0,
    refusal: undefined,
    isOutOfOrder: false,
  }
  try {
    for await (const batch of lineBatches(readLines(stream, RULES), limits)) {
      const applied = await applyLines(batch, options)
      const [first] = applied.refusals
      totals = {
        lines: totals.lines + applied.lines,
        activities: totals.activities + applied.activities,
        refused: totals.refused + applied.refusals.length,
        refusal: options.isSkipping ? undefined : first,
        isOutOfOrder: goesBack(highest, applied) || totals.isOutOfOrder,
      }
      onBatch?.(applied, totals)
      if (totals.refusal || signal?.aborted) break
    }
  } catch (error) {
    // The stream was ended while it was waited for.
    if (!signal?.aborted || !isAbort(error)) throw error
  }
  return totals
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** True if lines are of places before those of earlier batches. */
function goesBack(highest: Map<Blockchain, number>, { places }: AppliedLines): boolean {
  let isBack = false
  for (const [blockchain, place] of places) {
    const before = highest.get(blockchain) ?? place.lowest
    isBack ||= place.lowest < before
    highest.set(blockchain, Math.max(before, place.highest))
  }
  return isBack
}
