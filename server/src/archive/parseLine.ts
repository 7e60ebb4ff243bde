import { isMintlineError } from '@mintline/core'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { type TSchema, Type } from 'typebox'
import { ServerError } from '../errors/serverError.ts'
import { DateInput } from '../http/contract/inputs.ts'
import { closedModel } from '../http/contract/model.ts'
import { validationError } from '../http/validation/validationError.ts'
import { validatorsOf } from '../http/validation/validators.ts'
import { INDEXER_MODELS } from '../indexer/schemas/models.ts'
import { Count } from './fields.ts'
import type { ImportServices, RecordKind } from './recordKind.ts'
import { RECORD_KINDS } from './records/index.ts'

/** The first line. */
export interface ArchiveHeader {
  /** Version of the export format. */
  readonly format: number
  /** The exported database's last migration. */
  readonly schema: string
  readonly at: Date
}

/** A line's content: a header, a record or the end. */
export type ArchiveLine =
  | { readonly header: ArchiveHeader }
  | { readonly kind: RecordKind; readonly parsed: never }
  /** Number of lines between the first and this one. */
  | { readonly end: { readonly lines: number } }

const HEADER = closedModel('ExportHeader', 'The first line', {
  format: Type.Integer({ minimum: 1 }),
  schema: Type.String(),
  at: DateInput,
})
const END = closedModel('ExportEnd', 'The last line', { lines: Count })

const KINDS = new Map(RECORD_KINDS.map((kind) => [kind.name, kind]))
const SCHEMAS = new Map<string, TSchema>([
  ['header', HEADER],
  ['end', END],
  ...RECORD_KINDS.map(({ name, schema }) => [name, schema] as const),
])
const NAMED = new Map(INDEXER_MODELS.map((model) => [model.$id, model]))

const compile = validatorsOf(INDEXER_MODELS)
const validators = new Map<string, ValidateFunction>()

/**
 * Parses an export's line.
 *
 * @param number - the line's, from 1
 * @throws `EXPORT_LINE_INVALID`, naming the line, the field and the problem
 */
export function parseLine(text: string, number: number, services: ImportServices): ArchiveLine {
  const fault = (reason: string, cause?: unknown) =>
    new ServerError('EXPORT_LINE_INVALID', { line: number, reason }, { cause })
  const line = objectIn(text, fault)
  const [name = '', ...others] = Object.keys(line)
  const schema = SCHEMAS.get(name)
  if (schema === undefined || others.length > 0) {
    throw fault(`it must have one field, which is one of ${[...SCHEMAS.keys()].join(', ')}`)
  }
  const validate = validators.get(name) ?? compile('body', lineOf(name, schema))
  validators.set(name, validate)
  if (!validate(line)) {
    throw fault(validationError(validate.errors as ErrorObject[], 'body', NAMED).message)
  }
  const record = Reflect.get(line, name)
  const kind = KINDS.get(name)
  // Each name's schema has validated the content.
  if (kind === undefined) return line as ArchiveLine
  try {
    return { kind, parsed: kind.parse(record as never, services) as never }
  } catch (cause) {
    if (isMintlineError(cause)) throw fault(`${name}: ${cause.message}`, cause)
    throw cause
  }
}

const lineOf = (name: string, schema: TSchema) =>
  Type.Object({ [name]: schema }, { additionalProperties: false })

function objectIn(text: string, fault: (reason: string, cause?: unknown) => Error): object {
  let line: unknown
  try {
    line = JSON.parse(text)
  } catch (cause) {
    throw fault('it is not JSON', cause)
  }
  if (typeof line !== 'object' || line === null) throw fault('it is no object')
  // PostgreSQL cannot store this character in texts.
  if (text.includes('\\u0000')) throw fault('it has the character U+0000')
  return line
}
