import Papa from 'papaparse'
import { cleanCell, unwrapCell } from './cleanCell.ts'
import { isAddressLike } from './walletCell.ts'

const DELIMITERS = [',', ';', '\t', '|']
const SAMPLE_ROWS = 20
/** Excel's first line, which states the delimiter. */
const STATED = /^"?sep=([^\n"])"?[^\n]*(?:\n|$)/i

/** Returns the delimiter that the first line states, and the rows below it; undefined = no such line. */
export function statedDelimiter(text: string): { delimiter: string; rows: string } | undefined {
  const [line, delimiter] = STATED.exec(text) ?? []
  if (line === undefined || delimiter === undefined) return undefined
  return { delimiter, rows: text.slice(line.length) }
}

/**
 * Finds the delimiter that gives a wallet its own cell in most of the first rows. Ties go to the one with more rows
 * with column names, then with more cells.
 */
export function findDelimiter(text: string, isColumnName: (cell: string) => boolean): string {
  const scores = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, {
      delimiter,
      newline: '\n',
      preview: SAMPLE_ROWS,
      skipEmptyLines: 'greedy',
    })
    const isWallet = (cell: string) => isAddressLike(unwrapCell(cleanCell(cell)))
    const rowsWith = (test: (cell: string) => boolean) =>
      data.filter((cells) => cells.some(test)).length
    return {
      delimiter,
      wallets: rowsWith(isWallet),
      names: rowsWith((cell) => isColumnName(cleanCell(cell))),
      cells: data.reduce((sum, cells) => sum + cells.length, 0),
    }
  })
  scores.sort(
    (left, right) =>
      right.wallets - left.wallets || right.names - left.names || right.cells - left.cells,
  )
  return scores[0]?.delimiter ?? ','
}
