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

/** Limits, cancellation and progress for reading a line stream. */
export interface IngestLinesOptions extends ApplyLinesOptions {
  /** Stops reading; a batch in progress is still written completely. */
  readonly signal?: AbortSignal
  /** Called after each batch, with the totals so far. */
  readonly onBatch?: (batch: AppliedLines, totals: LineTotals) => void
  readonly limits?: BatchLimits
}

/** Totals for a line stream. */
export interface LineTotals {
  readonly lines: number
  /** Number of new activities. */
  readonly activities: number
  /** Number of refused lines. */
  readonly refused: number
  /** The line that ended the stream; undefined = none did. */
  readonly refusal: LineRefusal | undefined
  /**
   * True if lines came after later ones from the same chain. Changes to an item before its mint arrived are only
   * written when the lines are sent again.
   */
  readonly isOutOfOrder: boolean
}

/**
 * Writes a line stream batch by batch, until it ends, the signal aborts, or a line is refused without skipping.
 *
 * @throws What `applyLines` throws; stream errors.
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
    // The stream was aborted while waiting for it.
    if (!signal?.aborted || !isAbort(error)) throw error
  }
  return totals
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Returns true if lines are from places before those in earlier batches. */
function goesBack(highest: Map<Blockchain, number>, { places }: AppliedLines): boolean {
  let isBack = false
  for (const [blockchain, place] of places) {
    const before = highest.get(blockchain) ?? place.lowest
    isBack ||= place.lowest < before
    highest.set(blockchain, Math.max(before, place.highest))
  }
  return isBack
}
