import type { InputProblem } from '@mintline/core'
import { collectConfigProblems } from './collectConfigProblems.ts'
import { type ConfigPath, readConfigText } from './configText.ts'
import type { DropConfig } from './schema.ts'
import { readShape } from './shapeProblems.ts'

/** The content of a config's text. */
export interface ReadConfig {
  /** With right values in place of wrong ones; undefined where nothing of it can be read. */
  readonly config: DropConfig | undefined
  /** Everything that is wrong with it, by lines. */
  readonly problems: readonly InputProblem[]
  /** Line of a setting, from 1. */
  lineOf(path: string): number
}

/**
 * Reads the text of a config and finds all that is wrong with it at once: with the JSON, with its
 * settings, and with what they come to.
 *
 * @param now Unix seconds, by which phases may have ended.
 */
export function readConfig(text: string, now: bigint): ReadConfig {
  const read = readConfigText(text)
  if ('message' in read) {
    const problems = [{ ...read, path: '', code: 'CONFIG_INVALID' }]
    return { config: undefined, problems, lineOf: () => read.line }
  }
  const lineOf = (path: string) => read.lineOf(pathOf(path))
  const { config, problems } = readShape(read.value)
  const ofShape = problems.map(({ path, message }) => ({
    path: path.join('.'),
    code: 'CONFIG_INVALID',
    message,
  }))
  const wrong = ofShape.map(({ path }) => path)
  const ofRules = config
    ? collectConfigProblems(config, now).filter(({ path }) => !isTouched(path, wrong))
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

/** True for a place that has to do with others; everything in a phase has to do with its type. */
export function isTouched(path: string, others: readonly string[]): boolean {
  return others.some((other) => {
    const part = other.replace(/\.type$/, '')
    return part === path || path.startsWith(`${part}.`) || part.startsWith(`${path}.`)
  })
}

function pathOf(path: string): ConfigPath {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
