import { forEachCsvRow } from '@mintline/core/csv'
import { notIssued } from './itemNumbers.ts'
import type { RequestedItem } from './requestedItem.ts'

/** Maximum number of problems to report. */
const TOLD = 5
const NUMBER = /^\d{1,20}$/

/** Items parsed from a list, or the problems with it. */
export interface ItemList {
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
  if (problems.length > TOLD) {
    const more = problems.length - TOLD
    problems.splice(TOLD, more, `${more} more lines are invalid.`)
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
