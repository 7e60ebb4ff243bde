import Papa from 'papaparse'
import { isAddressLike } from './addressCell.ts'
import { isColumnName } from './columnNames.ts'

const DELIMITERS = [',', ';', '\t', '|']
const SAMPLE_ROWS = 20

/**
 * The delimiter with which most of the first rows have a wallet or a column name in a cell of its own; of several, the
 * one with the most cells.
 */
export function findDelimiter(text: string): string {
  const scores = DELIMITERS.map((delimiter) => ({ delimiter, ...scoreOf(text, delimiter) }))
  scores.sort((left, right) => right.rows - left.rows || right.cells - left.cells)
  return scores[0]?.delimiter ?? ','
}

function scoreOf(text: string, delimiter: string): { rows: number; cells: number } {
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    preview: SAMPLE_ROWS,
    skipEmptyLines: 'greedy',
  })
  const isTelling = (cell: string) => isAddressLike(cell.trim()) || isColumnName(cell)
  return {
    rows: data.filter((cells) => cells.some(isTelling)).length,
    cells: data.reduce((sum, cells) => sum + cells.length, 0),
  }
}
