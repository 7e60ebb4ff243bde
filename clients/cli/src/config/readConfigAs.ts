import type { InputProblem } from '@mintline/core'
import { z } from 'zod'
import type { ChainKind } from '../networks/chainKind.ts'
import type { ConfigKind } from './configKind.ts'
import { configSchemaOf } from './configSchema.ts'
import { keysOf, readConfigText } from './configText.ts'
import { collectRuleProblems } from './dropRules.ts'
import { addProblems } from './orProblem.ts'
import { isRelated, readShape } from './shapeProblems.ts'
import { type CONFIG_VERSION, versionOf } from './versions/configVersion.ts'
import { earlierPath, earlierProblems, upgradeConfig } from './versions/convertConfig.ts'

/** Advice that only holds in version 1. */
const LAMPORTS_HINT = ', or set "lamports": true next to it'

/** A config's content. */
export interface ReadConfig<Config> {
  /** With placeholders for invalid values; undefined if nothing can be read. */
  readonly config: Config | undefined
  /** All problems, sorted by line. */
  readonly problems: readonly InputProblem[]
  readonly version: 1 | typeof CONFIG_VERSION
  /** Returns a setting's line, from 1, for its path in version 2. */
  lineOf(path: string): number
  /** Returns a setting's path in this config, for its path in version 2. */
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
  const { value } = read
  const version = versionOf(value)
  const { present, pathOf } =
    version === 1
      ? {
          present: upgradedForReading(value, kind.kind),
          pathOf: (path: string) => earlierPath(path, kind.kind, value),
        }
      : { present: value, pathOf: same }
  const { config, problems: found } = readPresent(kind, present, now)
  const problems = version === 1 ? inEarlier(found, value, kind.kind) : found
  const lineOf = (path: string) => read.lineOf(keysOf(path))
  const placed = problems.map((problem) => ({ ...problem, line: lineOf(problem.path) }))
  const repeated = read.repeatedKeys.map((problem) => ({
    ...problem,
    path: '',
    code: 'CONFIG_INVALID',
  }))
  const sorted = [...placed, ...repeated].sort((a, b) => a.line - b.line)
  return { config, problems: sorted, version, lineOf: (path) => lineOf(pathOf(path)), pathOf }
}

/** Reads a config of version 2. */
function readPresent<Config>(
  kind: ConfigKind<Config>,
  value: unknown,
  now: bigint,
): Pick<ReadConfig<Config>, 'config' | 'problems'> {
  const schema = configSchemaOf(kind.extras).transform((written, context) => {
    const rules = collectRuleProblems(written, kind.rules)
    addProblems(context, rules)
    return rules.length > 0 ? z.NEVER : kind.parse(written, context)
  })
  const { config, problems } = readShape(value, { schema, standIns: kind.standIns })
  const ofShape = problems.map(({ path, message }) => invalid(path.join('.'), message))
  const ofRules = config === undefined ? [] : kind.collectProblems(config, now)
  return { config, problems: withoutTouched(ofShape, ofRules) }
}

/** Returns a config of version 1 as version 2. Version 1 has no `money` that could be missing. */
function upgradedForReading(value: unknown, kind: ChainKind): object {
  return { money: {}, ...upgradeConfig(value, kind) }
}

/** Returns an upgraded config's problems with the file's own paths. */
function inEarlier(
  problems: readonly InputProblem[],
  value: unknown,
  kind: ChainKind,
): readonly InputProblem[] {
  const own = earlierProblems(value, kind).map(({ path, message }) => invalid(path, message))
  const others = problems.map(({ path, message, ...problem }) => ({
    ...problem,
    path: earlierPath(path, kind, value),
    message: message.replace(/ or "\d+ lamports"$/, `$&${LAMPORTS_HINT}`),
  }))
  const wrong = own.map(({ path }) => path)
  return [...own, ...others.filter(({ path }) => !isRelated(path, wrong))]
}

function invalid(path: string, message: string): InputProblem {
  return { path, code: 'CONFIG_INVALID', message }
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
  return isRelated(
    path,
    others.map((other) => other.replace(/\.(type|kind)$/, '')),
  )
}
