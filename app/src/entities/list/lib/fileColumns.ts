import { isMintlineError } from '@mintline/core'
import { columnLetter, forEachListRow, type ListField, previewList } from '@mintline/core/csv'
import { ALLOWLIST_KIND, type CsvColumnChoice } from '@mintline/solana'

/** A file column, as a choice. */
export interface FileColumn {
  /** Number from 1, which identifies it to the client. */
  choice: number
  /** Its name, otherwise its letter and its value in the first row. */
  label: string
}

/** The file column that is read as a list field, with its first values. */
export interface MappedColumn {
  field: ListField
  /** Letter in a spreadsheet; undefined = the file has no such column. */
  letter: string | undefined
  /** Name in the file; empty = it has none. */
  name: string
  /** From the first three rows. */
  values: readonly string[]
}

/** Maps a file's columns to wallets, items and prices. */
export interface ColumnMap {
  /** Wallets, items and prices; undefined = a column has to be chosen first. */
  mapped: readonly MappedColumn[] | undefined
  /** One sentence for everything that is skipped or guessed. */
  notes: readonly string[]
}

/** Characters examined: enough for the column names and some rows. */
const SAMPLE = 20_000
const ROWS_SHOWN = 3
const FIELDS = ['address', 'amount', 'price'] as const

/** Detects a file's columns from its first rows. */
export function fileColumns(text: string): FileColumn[] {
  const { header, rows, width } = previewList(text.slice(0, SAMPLE))
  const names = header?.cells ?? []
  const sample = rows[0]?.cells ?? []
  return Array.from({ length: Math.max(width, sample.length) }, (_, index) => {
    const name = names[index] ?? ''
    const isUnique = name !== '' && names.filter((other) => other === name).length === 1
    const label = isUnique ? name : letteredLabel(index, name || (sample[index] ?? ''))
    return { choice: index + 1, label }
  })
}

/** Maps a file's columns as the client reads them. */
export function columnMap(text: string, columns: CsvColumnChoice): ColumnMap {
  let map: ColumnMap = { mapped: undefined, notes: [] }
  try {
    const list = { text: text.slice(0, SAMPLE), kind: ALLOWLIST_KIND, shape: { columns } }
    forEachListRow(list, ({ positions, columns: names, sample, notes }) => {
      const mapped = FIELDS.map((field) => mappedColumn(field, positions[field]))
      map = { mapped, notes }
      return (_, stop) => stop()

      function mappedColumn(field: ListField, position: number | undefined): MappedColumn {
        if (position === undefined) return { field, letter: undefined, name: '', values: [] }
        const values = sample.slice(0, ROWS_SHOWN).map(({ cells }) => cells[position] ?? '')
        return { field, letter: columnLetter(position), name: names[position] ?? '', values }
      }
    })
  } catch (error) {
    // Reading the file reports problems with its columns.
    if (!isMintlineError(error)) throw error
  }
  return map
}

function letteredLabel(index: number, text: string): string {
  const LONGEST = 24
  const letter = columnLetter(index)
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return shown === '' ? `Column ${letter}` : `Column ${letter}: ${shown}`
}
