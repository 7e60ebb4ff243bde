import { TOTAL_SHARES } from '@mintline/core'
import type { ShareInput } from '@mintline/solana'

/** A row of a split that is being written. */
export interface ShareDraft {
  /** Tells rows apart while they come and go. */
  id: number
  /** As it was typed. */
  address: string
  /** Percent; undefined = nothing entered, or nothing that makes sense. */
  share?: number | undefined
}

/** What a row is about. */
export type ShareFields = Omit<ShareDraft, 'id'>

/** Rows for shares: as they are on chain, or as they are to start with. */
export function shareDrafts(shares: readonly ShareFields[]): ShareDraft[] {
  return withShares([], shares)
}

/** Rows with others after them. */
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

/** Rows as the client takes them; a share that is not entered counts as 0, which it refuses. */
export function shareInputs(drafts: readonly ShareDraft[]): ShareInput[] {
  return drafts.map(({ address, share }) => ({ address: address.trim(), share: share ?? 0 }))
}

/** Whole percents that differ by at most one and sum to 100; the first rows have the more. */
export function splitEvenly(count: number): number[] {
  if (count === 0) return []
  const each = Math.floor(TOTAL_SHARES / count)
  const rest = TOTAL_SHARES % count
  return Array.from({ length: count }, (_, index) => (index < rest ? each + 1 : each))
}

/** The same rows with even shares. */
export function withEvenShares(drafts: readonly ShareDraft[]): ShareDraft[] {
  const shares = splitEvenly(drafts.length)
  return drafts.map((draft, index) => ({ ...draft, share: shares[index] }))
}

/** Percent that nobody has yet; negative where there is too much. */
export function remainderOf(drafts: readonly ShareDraft[]): number {
  return drafts.reduce((left, { share }) => left - (share ?? 0), TOTAL_SHARES)
}

/** What the shares sum to, and how far that is from all: `85 % · 15 % left`. */
export function remainderText(remainder: number): string {
  const sum = `${TOTAL_SHARES - remainder} %`
  if (remainder === 0) return sum
  return remainder > 0 ? `${sum} · ${remainder} % left` : `${sum} · ${-remainder} % too much`
}
