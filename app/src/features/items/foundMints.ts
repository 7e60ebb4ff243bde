import type { HashlistItem } from '@mintline/solana'
import { EMPTY, invalid, type Parsed, valid } from '#shared/lib/parsed.ts'

/**
 * Returns the items that match, in input order.
 *
 * @param find Undefined = all.
 * @param named Mints of items with the text in their names or traits.
 */
export function foundMints(
  mints: readonly HashlistItem[],
  find: Find | undefined,
  named: ReadonlySet<string> = new Set(),
): readonly HashlistItem[] {
  if (find === undefined) return mints
  if (find.kind === 'numbers') {
    return mints.filter(({ order }) => order >= find.first && order <= find.last)
  }
  return mints.filter(({ mint }) => mint.includes(find.text) || named.has(mint))
}

/** A search for items. */
export type Find =
  /** Both ends are included. */
  | { readonly kind: 'numbers'; readonly first: bigint; readonly last: bigint }
  /** A mint or a part of it; words in names and traits if a server knows them. */
  | { readonly kind: 'text'; readonly text: string }

const NUMBER = /^#?(\d+)$/
const RANGE = /^#?(\d+)\s*(?:-|–|to)\s*#?(\d+)$/

/** Parses a search: a number (`12`, `#12`), a range (`10-20`), or text. */
export function parseFind(typed: string): Parsed<Find> {
  const text = typed.trim()
  if (text === '') return EMPTY
  const [, number] = NUMBER.exec(text) ?? []
  const [, from = number, to = number] = RANGE.exec(text) ?? []
  if (from === undefined || to === undefined) return valid({ kind: 'text', text })
  const [first, last] = [BigInt(from), BigInt(to)]
  if (last < first) return invalid(`Put the lower number first: ${last}-${first}.`)
  return valid({ kind: 'numbers', first, last })
}
