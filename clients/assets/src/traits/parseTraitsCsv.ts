import { type CsvRow, forEachCsvRow, problemOfRow } from '@mintline/core/csv'
import type { InputProblem } from '@mintline/core/errors'
import { type TraitField, traitFieldOf } from './traitColumns.ts'
import { numberIn, type ParsedTraits, type TraitRow } from './traitRow.ts'

/** A list column. */
interface Column {
  /** Name in the first row, which is the trait's type. */
  readonly name: string
  /** Undefined = a trait. */
  readonly field: TraitField | undefined
}

/**
 * Parses traits from CSV with a row of column names. A `number` or `file` column says which item a row is for.
 * `name`, `description` and `external_url` replace the template's texts. Every other column is a trait; items with an
 * empty cell do not have it. Cells may be separated by comma, semicolon, tab or pipe.
 */
export function parseTraitsCsv(text: string): ParsedTraits {
  const rows: TraitRow[] = []
  const problems: InputProblem[] = []
  let columns: readonly Column[] | undefined
  forEachCsvRow(text, isColumnName, (row, stop) => {
    if (columns) {
      const read = readRow(row, columns)
      if ('attributes' in read) rows.push(read)
      else problems.push(read)
      return
    }
    columns = row.cells.map((name) => ({ name, field: traitFieldOf(name) }))
    const wrong = columnProblems(columns, row.line)
    problems.push(...wrong)
    if (wrong.length > 0) stop()
  })
  if (columns === undefined) problems.push(problem(1, 'TRAITS_EMPTY', 'The list is empty'))
  return { rows, problems }
}

function isColumnName(cell: string): boolean {
  return traitFieldOf(cell) !== undefined
}

function columnProblems(columns: readonly Column[], line: number): InputProblem[] {
  const problems: InputProblem[] = []
  if (!columns.some(({ field }) => field === 'number' || field === 'file')) {
    const message = 'The list needs a column named "number" or "file"'
    problems.push(problem(line, 'TRAITS_COLUMN_MISSING', message))
  }
  const seen = new Set<string>()
  for (const [index, { name, field }] of columns.entries()) {
    const key = field ?? `"${name}"`
    if (name === '') {
      const message = `Column ${index + 1} has no name: name its trait, or remove it`
      problems.push(problem(line, 'TRAITS_COLUMN_UNNAMED', message))
    } else if (seen.has(key)) {
      const message = `The column "${name}" is repeated: keep one of them`
      problems.push(problem(line, 'TRAITS_COLUMN_REPEATED', message))
    }
    seen.add(key)
  }
  return problems
}

function readRow(row: CsvRow, columns: readonly Column[]): TraitRow | InputProblem {
  const broken = problemOfRow(row, { width: columns.length })
  if (broken) return problem(row.line, broken.code, broken.message.replace(/\.$/, ''))
  const cellOf = (field: TraitField) => {
    const cell = row.cells[columns.findIndex((column) => column.field === field)]
    return cell === '' ? undefined : cell
  }
  const text = cellOf('number')
  const number = text === undefined ? undefined : numberIn(text)
  if (text !== undefined && number === undefined) {
    const message = `Not an item number - ${text}`
    return problem(row.line, 'TRAITS_NUMBER_INVALID', message)
  }
  const file = cellOf('file')
  if (number === undefined && file === undefined) {
    return problem(row.line, 'TRAITS_KEY_MISSING', 'The row has neither a number nor a file')
  }
  return {
    row: row.line,
    number,
    file,
    name: cellOf('name'),
    description: cellOf('description'),
    externalUrl: cellOf('externalUrl'),
    attributes: columns.flatMap(({ name, field }, index) => {
      const value = row.cells[index] ?? ''
      return field === undefined && value !== '' ? [{ trait_type: name, value }] : []
    }),
  }
}

function problem(line: number, code: string, message: string): InputProblem {
  return { path: '', code, message, line }
}
