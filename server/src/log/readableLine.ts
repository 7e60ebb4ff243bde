import type { LoggedError } from './loggedError.ts'

/** A log line's JSON. */
interface Entry {
  readonly level: string
  readonly msg?: string
  readonly requestId?: string
  readonly err?: LoggedError
  readonly method?: string
  readonly path?: string
  readonly status?: number
  readonly ms?: number
}

const TITLES: Readonly<Record<string, string>> = { warn: 'Warning: ', error: 'Error: ' }

/** Control characters in strangers' input, which could manipulate a terminal. */
const CONTROLS = /[^\P{Cc}\n\t]/gu

/** Formats a log line for a person at a terminal, without control characters. */
export function readableLine(json: string): string {
  const entry: Entry = JSON.parse(json)
  return textOf(entry).replace(CONTROLS, '�')
}

function textOf({ level, msg = '', requestId, err, method, path, status, ms }: Entry): string {
  if (status !== undefined) return `${method} ${path} ${status}, ${ms} ms`
  const request = requestId === undefined ? '' : ` (request ${requestId})`
  const text = `${TITLES[level] ?? ''}${msg}${request}`
  return level === 'error' && err ? [text, ...stacks(err)].join('\nCause: ') : text
}

function stacks({ message, stack = message, cause, errors = [] }: LoggedError): string[] {
  return [stack, ...[...(cause ? [cause] : []), ...errors].flatMap(stacks)]
}
