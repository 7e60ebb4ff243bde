import type { InputProblem } from '@mintline/core'
import type { ConfigKind } from './configKind.ts'
import { configSchemaOf } from './configSchema.ts'
import { type ConfigPath, readConfigText } from './configText.ts'
import { collectRuleProblems } from './dropRules.ts'
import { LAMPORTS_HINT } from './orProblem.ts'
import { readShape, type ShapeProblem } from './shapeProblems.ts'
import { type CONFIG_VERSION, versionOf } from './versions/configVersion.ts'
import { earlierConfig, upgradedPath } from './versions/convertConfig.ts'

/** A config's content. */
export interface ReadConfig<Config> {
  /** With placeholders for invalid values; undefined if nothing can be read. */
  readonly config: Config | undefined
  /** All problems, sorted by line. */
  readonly problems: readonly InputProblem[]
  readonly version: 1 | typeof CONFIG_VERSION
  /** Returns a setting's line, from 1. */
  lineOf(path: string): number
  /** Returns a setting's path in this config, for its path in version 1. */
  pathOf(path: string): string
}

/**
 * Parses a config and collects all problems at once: in the JSON, the settings, and their combination. Their paths are
 * those of the config's version.
 *
 * @param now Unix seconds, to find phases that have ended.
 */
export function readConfigAs<Config>(
  kind: ConfigKind<Config>,
  text: string,
  now: bigint,
): ReadConfig<Config> {
  const read = readConfigText(text)
  const same = (path: string) => path
  if ('message' in read) {
    const problems = [{ ...read, path: '', code: 'CONFIG_INVALID' }]
    return { config: undefined, problems, version: 1, lineOf: () => read.line, pathOf: same }
  }
  const version = versionOf(read.value)
  const isFirst = version === 1
  const pathOf = isFirst ? same : (path: string) => upgradedPath(path, kind.kind, read.value)
  const { config, problems } = isFirst
    ? readFirst(kind, read.value, now)
    : readSecond(kind, read.value, now, pathOf)
  const lineOf = (path: string) => read.lineOf(keysOf(pathOf(path)))
  const placed = problems.map((problem) => ({ ...problem, line: lineOf(problem.path) }))
  const repeated = read.repeatedKeys.map((problem) => ({
    ...problem,
    path: '',
    code: 'CONFIG_INVALID',
  }))
  const sorted = [...placed, ...repeated].sort((a, b) => a.line - b.line)
  return { config, problems: sorted, version, lineOf, pathOf }
}

type Problems<Config> = Pick<ReadConfig<Config>, 'config' | 'problems'>

function readFirst<Config>(
  kind: ConfigKind<Config>,
  value: unknown,
  now: bigint,
): Problems<Config> {
  const standIns = earlierConfig(kind.standIns, kind.kind)
  const { config, problems } = readShape(value, { schema: kind.schema, standIns })
  const ofShape = problems.map(problemOf)
  const ofRules = config ? kind.collectProblems(config, now) : []
  return { config, problems: withoutTouched(ofShape, ofRules) }
}

function readSecond<Config>(
  kind: ConfigKind<Config>,
  value: unknown,
  now: bigint,
  pathOf: (path: string) => string,
): Problems<Config> {
  const { standIns } = kind
  const { config: written, problems } = readShape(value, {
    schema: configSchemaOf(kind.extras),
    standIns,
  })
  const ofShape = problems.map(problemOf)
  if (!written) return { config: undefined, problems: ofShape }
  const ofRules = withoutTouched(ofShape, collectRuleProblems(written, kind.rules))
  const { config, problems: all } = readFirst(kind, earlierConfig(written, kind.kind), now)
  const placed = all.map(({ path, message, ...problem }) => ({
    ...problem,
    path: pathOf(path),
    message: message.replace(LAMPORTS_HINT, ''),
  }))
  return { config, problems: withoutTouched(ofRules, placed) }
}

function problemOf({ path, message }: ShapeProblem): InputProblem {
  return { path: path.join('.'), code: 'CONFIG_INVALID', message }
}

/** Returns problems followed by those that do not come from them. */
function withoutTouched(
  first: readonly InputProblem[],
  others: readonly InputProblem[],
): readonly InputProblem[] {
  const wrong = first.map(({ path }) => path)
  return [...first, ...others.filter(({ path }) => !isTouched(path, wrong))]
}

/** Returns true if a location is related to others; everything in a phase is related to its type or kind. */
export function isTouched(path: string, others: readonly string[]): boolean {
  return others.some((other) => {
    const part = other.replace(/\.(type|kind)$/, '')
    return part === path || path.startsWith(`${part}.`) || part.startsWith(`${path}.`)
  })
}

function keysOf(path: string): ConfigPath {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
