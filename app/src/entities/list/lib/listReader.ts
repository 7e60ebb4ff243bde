import { decodeText, guessNote, isMintlineError } from '@mintline/core'
import { columnLetter, forEachListRow, type ListField, previewList } from '@mintline/core/csv'
import {
  ALLOWLIST_KIND,
  type AllowlistCsvOptions,
  type CsvColumnChoice,
  type OnConflict,
  type ParsedAllowlist,
} from '@mintline/solana'
import type { CallOptions } from '#shared/lib/workerCalls.ts'
import type { RowQuery } from '#shared/ui/table/rowSource.ts'
import { type Problem, type ProblemTables, problemTables, type RowReport } from './problemTables.ts'
import { type MissingColumn, needsPriceUnit, type ReadingRules, readList } from './readList.ts'

/** A request that all list workers answer. */
export type ListRequest =
  /** Reads a file in place of the previous one. Answers `ListAnswer`. */
  | { type: 'read'; bytes: Uint8Array; rules: ReadingRules }
  /** Answers `RowsFound` for a table of problems. */
  | { type: 'problems'; kind: Problem; query: RowQuery }
  /** Answers the whole table as a file's text. */
  | { type: 'problemFile'; kind: Problem; onConflict: OnConflict }

/** Summary of a file's contents. */
export type ListAnswer<More = unknown> = {
  columns: readonly FileColumn[]
  map: ColumnMap
  /** True if its prices name no unit. */
  needsUnit: boolean
} & (
  | ReadList<More>
  /** Columns are missing, so one value for all wallets is needed. */
  | { status: 'incomplete'; missing: readonly MissingColumn[] }
  /** `reason` is one sentence that says what to change. */
  | { status: 'unreadable'; reason: string }
)

/** A list that was read. `More` is what its kind adds. */
export interface ReadList<More = unknown> {
  status: 'read'
  report: RowReport
  more: More
}

/** Reads one kind of list. */
interface ListKind<Entry, More> {
  parse: (text: string, options: AllowlistCsvOptions) => ParsedAllowlist<Entry>
  /** Keeps the list; returns what its kind adds. */
  keep: (list: ParsedAllowlist<Entry>) => More | Promise<More>
}

/** The work that all list workers share: reads a file, and serves its rows. */
interface ListReader {
  read: <Entry, More>(
    request: Extract<ListRequest, { type: 'read' }>,
    kind: ListKind<Entry, More>,
    options?: CallOptions,
  ) => Promise<ListAnswer<More>>
  /** Answers every other request. */
  answer: (request: Exclude<ListRequest, { type: 'read' }>) => unknown
}

/** Creates a worker's reader. */
export function createListReader(): ListReader {
  let tables: ProblemTables | undefined
  return {
    read: async ({ bytes, rules }, { parse, keep }, { onProgress } = {}) => {
      tables = undefined
      const decoded = decodeText(bytes)
      const { text } = decoded
      const map = columnMap(text, rules.choice.columns)
      const note = guessNote(decoded)
      const about = {
        columns: fileColumns(text),
        map: { ...map, notes: [...(note === undefined ? [] : [note]), ...map.notes] },
        needsUnit: needsPriceUnit(text, rules.choice),
      }
      const reading = readList(rules, (options) => parse(text, { ...options, onProgress }))
      if (reading.status !== 'read') return { ...about, ...reading }
      const { list } = reading
      tables = problemTables(list)
      const { report } = tables
      return { ...about, status: 'read', report, more: await keep(list) }
    },
    answer: (request) => {
      if (!tables) throw new Error('There is no list here.')
      return request.type === 'problems'
        ? tables.find(request.kind, request.query)
        : tables.file(request.kind, request.onConflict)
    },
  }
}

/** A file column, as a choice. */
export interface FileColumn {
  /** Number from 1, which identifies it to the client. */
  choice: number
  /** Its name, otherwise its letter and its value in the first row. */
  label: string
}

/** The file column that is read as a list field, with its first values. */
interface MappedColumn {
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
