import type { ErrorObject } from 'ajv'
import type { AnswerKind } from '../../errors/answers.ts'
import { ApiError } from '../apiError.ts'
import type { Model } from '../contract/call.ts'
import type { Shape } from '../contract/shape.ts'
import { quoted } from '../parsing/inputFault.ts'
import type { RequestPart } from './validators.ts'

/** Models by name. */
export type NamedModels = ReadonlyMap<string, Model>

/** JSON types with their articles. */
const TYPES: Readonly<Record<string, string>> = {
  integer: 'an integer',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** Describes a failed validation in a sentence that names the value, and what would be allowed. */
export function validationError(
  errors: readonly ErrorObject[],
  part: RequestPart,
  models: NamedModels,
): ApiError {
  // Later errors only follow from the first one.
  const [error] = errors
  if (error === undefined) return new ApiError('validation', 'The request is invalid')
  const kind: AnswerKind = error.keyword === 'x-parsed' ? error.params.kind : 'validation'
  return new ApiError(kind, sentenceOf(error, part, models))
}

function sentenceOf(error: ErrorObject, part: RequestPart, models: NamedModels): string {
  const { keyword, params, message = 'is invalid' } = error
  const path = pathOf(error)
  const name = path || (part === 'body' ? 'The body' : 'The request')
  switch (keyword) {
    case 'required':
      return part === 'body'
        ? `Required field ${within(path, params.missingProperty)} is missing`
        : `Required parameter ${params.missingProperty} is missing`
    case 'additionalProperties':
      return `${within(path, params.additionalProperty)} is no known field. Known are ${knownFields(error)}`
    case 'enum':
      return `${name} must be one of ${params.allowedValues.join(', ')}, not ${shown(error.data)}`
    case 'const':
      return `${name} must be ${params.allowedValue}, not ${shown(error.data)}`
    case 'discriminator':
      return `${within(path, params.tag)} must be one of ${literalsOf(error, models).join(', ')}, not ${shown(params.tagValue)}`
    case 'type':
      return `${name} must be ${TYPES[params.type] ?? params.type}, not ${shown(error.data)}`
    case 'minimum':
      return `${name} must be at least ${params.limit}`
    case 'maximum':
      return `${name} must be at most ${params.limit}`
    case 'format':
      return params.format === 'date-time'
        ? `${name} must be a time such as 2026-01-31T12:00:00.000Z, not ${shown(error.data)}`
        : `${name} ${message}`
    case 'x-ordered':
      return path ? `In ${path}, ${message}` : message
    default:
      return `${name} ${message}`
  }
}

/** Returns a value's place: `filter.users.any[0]`. */
function pathOf({ instancePath }: ErrorObject): string {
  return instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : within(path, step)), '')
}

function within(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

function knownFields({ parentSchema }: ErrorObject): string {
  return Object.keys(parentSchema?.properties ?? {}).join(', ')
}

/** Returns a union's discriminator literals. */
function literalsOf({ parentSchema, params }: ErrorObject, models: NamedModels): string[] {
  const variants: { $ref: string }[] = parentSchema?.oneOf ?? []
  return variants.map(({ $ref }) => literalOf(models.get($ref.slice(0, -1)), params.tag))
}

function literalOf(model: Model | undefined, tag: string): string {
  // With another platform name, models are plain objects, which TypeBox does not recognize.
  const { properties = {} } = (model ?? {}) as Shape
  return String(properties[tag]?.const ?? '')
}

function shown(value: unknown): string {
  return quoted(typeof value === 'string' ? value : String(JSON.stringify(value)))
}
