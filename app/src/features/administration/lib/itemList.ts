import { forEachCsvRow } from '@mintline/core/csv'
import { EMPTY, invalid, type Parsed, valid } from '#shared/lib/parsed.ts'

/** Maximum number of problems to report. */
const MAX_REPORTED = 5
const NUMBER = /^\d{1,20}$/

/** Items parsed from a list, or the problems with it. */
interface ItemList {
  items: RequestedItem[]
  /** Sentences, each with its line number. */
  problems: string[]
}

/**
 * Parses lines of `number,name,uri`; an empty name or URI stays unchanged.
 *
 * @param issued - the last item's number
 */
export function parseItemList(text: string, issued: bigint): ItemList {
  const items = new Map<bigint, RequestedItem>()
  const problems: string[] = []
  forEachCsvRow(text, delimiterOf(text), ({ line, cells, hasBadQuotes }) => {
    const [number = '', name = '', uri = ''] = cells
    if (line === 1 && number.toLowerCase() === 'number') return
    const problem = problemOf(number, { cells, hasBadQuotes, issued, items })
    if (problem === undefined) items.set(BigInt(number), { number: BigInt(number), name, uri })
    else problems.push(`Line ${line}: ${problem}`)
  })
  if (problems.length > MAX_REPORTED) {
    const more = problems.length - MAX_REPORTED
    problems.splice(MAX_REPORTED, more, `${more} more lines are invalid.`)
  }
  return { items: [...items.values()], problems }
}

interface Row {
  cells: readonly string[]
  hasBadQuotes: boolean
  issued: bigint
  items: ReadonlyMap<bigint, RequestedItem>
}

function problemOf(text: string, { cells, hasBadQuotes, issued, items }: Row) {
  if (hasBadQuotes) return 'the quotes do not match.'
  if (cells.length > 3) return 'a line has a number, a name and a URL; put quotes around commas.'
  if (!NUMBER.test(text)) return `${text || 'nothing'} is not an item number.`
  const number = BigInt(text)
  if (number < 1n || number > issued) return notIssued(number, issued)
  return items.has(number) ? `item ${number} is named twice.` : undefined
}

/** Detects the delimiter in pasted text: spreadsheets copy tabs. */
function delimiterOf(text: string): string {
  const [first = ''] = text.trim().split('\n')
  return first.includes('\t') ? '\t' : first.includes(';') && !first.includes(',') ? ';' : ','
}

const PART = /^(\d{1,20})(?:\s*[-–]\s*(\d{1,20}))?$/
/** A longer range is more likely a typing error; there is another way to select all items. */
const MAX_RANGE = 100_000n

/**
 * Parses numbers and ranges such as `1-5, 8`; the result is sorted, without duplicates.
 *
 * @param issued - the last item's number
 */
export function parseItemNumbers(text: string, issued: bigint): Parsed<bigint[]> {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0) return EMPTY
  const numbers = new Set<bigint>()
  for (const part of parts) {
    const [, first, last = first] = PART.exec(part) ?? []
    if (first === undefined || last === undefined) {
      return invalid(`Enter numbers and ranges such as 1-5, 8: ${part} is neither.`)
    }
    const [from, to] = [BigInt(first), BigInt(last)]
    if (from > to) return invalid(`Write the lower number of ${part} first.`)
    const wrong = from < 1n ? from : to > issued ? to : undefined
    if (wrong !== undefined) return invalid(notIssued(wrong, issued))
    if (to - from >= MAX_RANGE) return invalid(`Choose at most ${MAX_RANGE} items at a time.`)
    for (let number = from; number <= to; number += 1n) numbers.add(number)
  }
  return valid([...numbers].sort((one, other) => (one < other ? -1 : 1)))
}

/** Returns the error for an item that does not exist, with the valid range. */
function notIssued(number: bigint, issued: bigint): string {
  return `There is no item ${number}: items 1 to ${issued} are minted.`
}

/** One item's new texts. */
export interface RequestedItem {
  /** From 1. */
  number: bigint
  /** Empty = unchanged. */
  name: string
  uri: string
}
