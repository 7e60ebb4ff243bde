import { didYouMean } from '@mintline/core'
import { z } from 'zod'
import type { ConfigShape } from './configKind.ts'
import type { ConfigPath } from './configText.ts'
import { replaceByStandIn, valueAt } from './standIns.ts'

/** A part of a config that does not match the schema. */
export interface ShapeProblem {
  readonly path: ConfigPath
  readonly message: string
}

/** A config with placeholders for invalid values. */
export interface ReadShape<Config> {
  /** Undefined if nothing can be read. */
  readonly config: Config | undefined
  readonly problems: readonly ShapeProblem[]
}

/** How many passes to try before giving up; amounts are parsed once everything around them is valid. */
const MAX_PASSES = 8

/** Parses a config by its schema, and collects all problems with its shape. */
export function readShape<Config>(value: unknown, shape: ConfigShape<Config>): ReadShape<Config> {
  const mended = structuredClone(value)
  const problems: ShapeProblem[] = []
  // Stand-ins may have problems of their own beside other values.
  const isNew = ({ path }: ShapeProblem, before: readonly string[]) =>
    !isRelated(path.join('.'), before)
  const told = new Map<string, number>()
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const result = shape.schema.safeParse(mended, { error: messageOf })
    if (result.success) return { config: result.data, problems }
    const again = new Map(told)
    const before = problems.map(({ path }) => path.join('.'))
    for (const issue of result.error.issues) {
      const problem = `${issue.path.join('.')} ${issue.message}`
      const times = again.get(problem) ?? 0
      told.set(problem, times + 1)
      // A stand-in did not help, so that everything around it is replaced.
      if (times > 0) replaceByStandIn(mended, keysOf(issue).slice(0, -times), shape.standIns)
      else problems.push(...mend(mended, issue, shape).filter((one) => isNew(one, before)))
    }
  }
  return { config: undefined, problems }
}

/** Returns true if a location equals, contains or is inside another one. */
export function isRelated(path: string, others: readonly string[]): boolean {
  return others.some(
    (other) => other === path || path.startsWith(`${other}.`) || other.startsWith(`${path}.`),
  )
}

function mend(
  config: unknown,
  issue: z.core.$ZodIssue,
  shape: ConfigShape<unknown>,
): ShapeProblem[] {
  const path = keysOf(issue)
  if (issue.code !== 'unrecognized_keys') {
    replaceByStandIn(config, path, shape.standIns)
    return [{ path, message: issue.message }]
  }
  const known = knownKeys(path, shape)
  return issue.keys.map((key) => {
    replaceByStandIn(config, [...path, key], shape.standIns)
    return { path: [...path, key], message: `Unknown setting${didYouMean(key, known)}` }
  })
}

function keysOf({ path }: z.core.$ZodIssue): ConfigPath {
  return path.map((part) => (typeof part === 'number' ? part : String(part)))
}

/** Returns the settings that the schema allows at a location. */
function knownKeys(path: ConfigPath, shape: ConfigShape<unknown>): readonly string[] {
  const inSchema = path.flatMap((part) =>
    typeof part === 'number' ? ['items'] : ['properties', part],
  )
  return Object.keys(
    valueAt(z.toJSONSchema(shape.schema, { io: 'input' }), [...inSchema, 'properties']) ?? {},
  )
}

/** Returns messages for people, in place of the schema library's. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'It is missing'
        : `Write ${IN_WORDS[issue.expected] ?? issue.expected} here`
    case 'invalid_value':
      return choiceMessage(issue)
    case 'too_small':
      return issue.origin === 'string' ? 'It is empty' : `It is at least ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'array'
        ? `There are at most ${issue.maximum} of them`
        : `It is at most ${issue.maximum}`
    default:
      return undefined
  }
}

function choiceMessage({ values, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidValue>) {
  if (values.length > 1) return `Choose one of ${values.join(', ')}`
  return input === undefined
    ? `It is missing: write ${String(values[0])}`
    : `Write ${String(values[0])}`
}

const IN_WORDS: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'settings in { }',
}
