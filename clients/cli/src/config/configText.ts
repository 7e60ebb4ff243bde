import { LineCounter, parseDocument } from 'yaml'

/** A location in a config, by keys and indexes. */
export type ConfigPath = readonly (string | number)[]

/** Returns the keys and indexes in a setting's path: `phases.0.price`. */
export function keysOf(path: string): ConfigPath {
  const parts = path === '' ? [] : path.split('.')
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

/** A problem in a text, and its line, from 1. */
export interface TextProblem {
  readonly line: number
  readonly message: string
}

/** A config's JSON, with the locations of its values in the text. */
export interface ConfigText {
  readonly value: unknown
  /** An object's repeated keys. JSON uses the last one. */
  readonly repeatedKeys: readonly TextProblem[]
  /** Returns a value's line, from 1; for a missing value, the line where its object begins. */
  lineOf(path: ConfigPath): number
}

const POSITION = / in JSON at position (\d+)/
/** How the platform's messages end, after the reason: with an excerpt, or a position. */
const AFTER_REASON = /, (\.\.\.)?".*$| in JSON at position .*$/s

/** Parses a config's text; returns a problem if it is not JSON. */
export function readConfigText(text: string): ConfigText | TextProblem {
  const failure = jsonFailure(text)
  if (failure !== undefined) {
    const reason = failure.replace(AFTER_REASON, '')
    return { line: lineOfFailure(text, failure), message: `Not JSON: ${reason}` }
  }
  // JSON is a subset of YAML, whose parser records the locations of values.
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, schema: 'json' })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line
  return {
    value: JSON.parse(text),
    repeatedKeys: document.errors
      .filter(({ code }) => code === 'DUPLICATE_KEY')
      .map(({ pos: [start] }) => ({
        line: lineAt(start),
        message: `${keyAt(text, start)} is repeated in the same object: keep one of them`,
      })),
    lineOf(path) {
      for (let length = path.length; length >= 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true)
        if (isPlaced(node)) return lineAt(node.range[0])
      }
      return 1
    },
  }
}

function jsonFailure(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function lineOfFailure(text: string, failure: string): number {
  const [, position] = POSITION.exec(failure) ?? []
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length
  // Without a position, find the first line with which the text becomes invalid, not only
  // incomplete.
  const lines = text.split('\n')
  const index = lines.findIndex((_, last) => {
    const beginning = jsonFailure(lines.slice(0, last + 1).join('\n'))
    return beginning?.startsWith('Unexpected token')
  })
  return index < 0 ? lines.length : index + 1
}

function keyAt(text: string, offset: number): string {
  return /^"(?:[^"\\]|\\.)*"/.exec(text.slice(offset))?.[0] ?? 'A key'
}

function isPlaced(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}
