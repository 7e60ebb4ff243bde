import Papa from 'papaparse'
import { type CsvKind, isColumnName } from './csvKind.ts'
import { isAddressLike } from './walletCell.ts'

const DELIMITERS = [',', ';', '\t', '|']
const SAMPLE_ROWS = 20

/**
 * The delimiter with which most of the first rows have a wallet or a column name in a cell of its own; of several, the
 * one with the most cells.
 */
export function findDelimiter(text: string, kind: CsvKind): string {
  const scores = DELIMITERS.map((delimiter) => ({ delimiter, ...scoreOf(text, delimiter, kind) }))
  scores.sort((left, right) => right.rows - left.rows || right.cells - left.cells)
  return scores[0]?.delimiter ?? ','
}

function scoreOf(text: string, delimiter: string, kind: CsvKind): { rows: number; cells: number } {
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    preview: SAMPLE_ROWS,
    skipEmptyLines: 'greedy',
  })
  const isTelling = (cell: string) => isAddressLike(cell.trim()) || isColumnName(cell, kind)
  return {
    rows: data.filter((cells) => cells.some(isTelling)).length,
    cells: data.reduce((sum, cells) => sum + cells.length, 0),
  }
}
