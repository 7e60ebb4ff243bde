import { TOTAL_SHARES } from '@mintline/core'
import type { ShareInput } from '@mintline/solana'
import { z } from '#shared/lib/zod.ts'
import type { WrittenText } from './realMoneyProblems.ts'

/** A split's row being edited. */
export interface ShareDraft {
  /** Identifies a row while others are added and removed. */
  id: number
  /** As typed. */
  address: string
  /** Percent; undefined = nothing entered, or nothing valid. */
  share?: number | undefined
}

/** A row's contents. */
export type ShareFields = Omit<ShareDraft, 'id'>

/** Rows for shares, from the chain or as defaults. */
export function shareDrafts(shares: readonly ShareFields[]): ShareDraft[] {
  return withShares([], shares)
}

/** Rows with others appended. */
export function withShares(
  drafts: readonly ShareDraft[],
  added: readonly ShareFields[],
): ShareDraft[] {
  const next = 1 + Math.max(0, ...drafts.map(({ id }) => id))
  return [
    ...drafts,
    ...added.map(({ address, share }, index) => ({ id: next + index, address, share })),
  ]
}

/** Converts rows for the client; a missing share counts as 0, which the client refuses. */
export function shareInputs(drafts: readonly ShareDraft[]): ShareInput[] {
  return drafts.map(({ address, share }) => ({ address: address.trim(), share: share ?? 0 }))
}

/**
 * Returns the rows' addresses with their input paths.
 *
 * @param list Path of the rows: `royalties.creators`.
 */
export function writtenShares(list: string, drafts: readonly ShareDraft[]): WrittenText[] {
  return drafts.map(({ address }, index) => [`${list}.${index}.address`, address])
}

/** Returns whole percents that differ by at most one and sum to 100; the first rows get the larger ones. */
export function splitEvenly(count: number): number[] {
  if (count === 0) return []
  const each = Math.floor(TOTAL_SHARES / count)
  const rest = TOTAL_SHARES % count
  return Array.from({ length: count }, (_, index) => (index < rest ? each + 1 : each))
}

/** Splits the shares evenly between the same rows. */
export function withEvenShares(drafts: readonly ShareDraft[]): ShareDraft[] {
  const shares = splitEvenly(drafts.length)
  return drafts.map((draft, index) => ({ ...draft, share: shares[index] }))
}

/** Returns the percent still to be assigned; negative if too much is. */
export function remainderOf(drafts: readonly ShareDraft[]): number {
  return drafts.reduce((left, { share }) => left - (share ?? 0), TOTAL_SHARES)
}

/** Formats the shares' sum and the remainder: `85 % · 15 % left`. */
export function remainderText(remainder: number): string {
  const sum = `${TOTAL_SHARES - remainder} %`
  if (remainder === 0) return sum
  return remainder > 0 ? `${sum} · ${remainder} % left` : `${sum} · ${-remainder} % too much`
}

/** Formats shares, one per line; empty if there are none. */
export function sharesText(shares: readonly ShareFields[]): string {
  return shares.map(({ address, share }) => `${address.trim()} ${share ?? '–'} %`).join('\n')
}

const SEPARATOR = /[\s,;:]+/
const SHARE = /^(\d{1,3})%?$/

/**
 * Parses pasted lines of `address, share`, from a table or typed by hand. Invalid addresses are kept as they are, so
 * that they can be corrected. Undefined for a single word, which is not a list.
 */
export function parseShareLines(text: string): ShareFields[] | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const filled = lines.filter((line) => line !== '')
  if (filled.length === 0 || (filled.length === 1 && !SEPARATOR.test(filled[0] ?? ''))) {
    return undefined
  }
  return filled.map((line) => {
    const [address = '', share = ''] = line.replace(/\s+%/, '%').split(SEPARATOR)
    return { address, share: shareOf(share) }
  })
}

function shareOf(text: string): number | undefined {
  const share = Number(SHARE.exec(text)?.[1])
  return share <= TOTAL_SHARES ? share : undefined
}

/** A split's rows, as stored in the browser. */
export const STORED_SHARES = z.array(
  z.object({ id: z.number(), address: z.string(), share: z.optional(z.number()) }),
)

/** Extra metadata rows, as stored in the browser. */
export const STORED_FIELDS = z.array(
  z.object({ id: z.number(), field: z.string(), value: z.string() }),
)
