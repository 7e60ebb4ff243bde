import { decodeText, guessNote } from '@mintline/core'
import type { AllowlistCsvOptions, OnConflict, ParsedAllowlist } from '@mintline/solana'
import type { CallOptions } from '#shared/lib/workerCalls.ts'
import type { RowQuery } from '#shared/ui/table/rowSource.ts'
import { type ColumnMap, columnMap, type FileColumn, fileColumns } from './fileColumns.ts'
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
export interface ListReader {
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
        needsUnit: needsPriceUnit(text, rules.choice, rules.token),
      }
      const reading = readList(rules, (options) => parse(text, { ...options, onProgress }))
      if (reading.status !== 'read') return { ...about, ...reading }
      const { list } = reading
      tables = problemTables(list, rules.token)
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
