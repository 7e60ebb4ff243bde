import type { InputProblem } from '@mintline/core'
import type { ConfigKind } from './configKind.ts'
import { type ConfigPath, readConfigText } from './configText.ts'
import { readShape } from './shapeProblems.ts'

/** A config's content. */
export interface ReadConfig<Config> {
  /** With placeholders for invalid values; undefined if nothing can be read. */
  readonly config: Config | undefined
  /** All problems, sorted by line. */
  readonly problems: readonly InputProblem[]
  /** Returns a setting's line, from 1. */
  lineOf(path: string): number
}

/**
 * Parses a config and collects all problems at once: in the JSON, the settings, and their combination.
 *
 * @param now Unix seconds, to find phases that have ended.
 */
export function readConfigAs<Config>(
  kind: ConfigKind<Config>,
  text: string,
  now: bigint,
): ReadConfig<Config> {
  const read = readConfigText(text)
  if ('message' in read) {
    const problems = [{ ...read, path: '', code: 'CONFIG_INVALID' }]
    return { config: undefined, problems, lineOf: () => read.line }
  }
  const lineOf = (path: string) => read.lineOf(pathOf(path))
  const { config, problems } = readShape(read.value, kind)
  const ofShape = problems.map(({ path, message }) => ({
    path: path.join('.'),
    code: 'CONFIG_INVALID',
    message,
  }))
  const wrong = ofShape.map(({ path }) => path)
  const ofRules = config
    ? kind.collectProblems(config, now).filter(({ path }) => !isTouched(path, wrong))
    : []
  const placed = [...ofShape, ...ofRules].map((problem) => ({
    ...problem,
    line: lineOf(problem.path),
  }))
  const repeated = read.repeatedKeys.map((problem) => ({
    ...problem,
    path: '',
    code: 'CONFIG_INVALID',
  }))
  return { config, problems: [...placed, ...repeated].sort((a, b) => a.line - b.line), lineOf }
}

/** Returns true if a location is related to others; everything in a phase is related to its type. */
export function isTouched(path: string, others: readonly string[]): boolean {
  return others.some((other) => {
    const part = other.replace(/\.type$/, '')
    return part === path || path.startsWith(`${part}.`) || part.startsWith(`${path}.`)
  })
}

function pathOf(path: string): ConfigPath {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
