import { isFailedToFetch } from '../async/index.ts'

/** Characters of a reason: a line on a terminal and two on a phone. */
const MAX_REASON = 160

/** `403 Forbidden: <body>`, as web3.js and `callNode` have it, also after words of web3.js's own. */
const STATUS = /(?:^|error: )([45]\d\d) ([^:\n]*):?([\s\S]*)$/i
/** Words of V8, Firefox and Safari for text that is not JSON. */
const NOT_JSON =
  /unexpected (token|character|end of (data|json))|is not valid json|json parse error|unterminated string/i
const WEB_PAGE = /token '?<|"\s*<[!a-z]/i
const MARKUP_OR_JSON = /<[!/a-z]|^\s*[{[]/i
/** The text of a refusal within JSON, which need not be whole. */
const JSON_MESSAGE = /"message"\s*:\s*"((?:[^"\\]|\\.){1,500})"/
/** Prefixes of web3.js, which name the method once more. */
const PREFIXES = /^(?:(?:failed to [^:]+|\w*error): )+/i
const URLS = /\b(?:https?|wss?):\/\/[^\s"'<>]+/gi
/** Controls, and characters that turn the direction of text. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** The reason in an error of a node, as one short line without markup, JSON and urls. */
export function reasonOf(error: unknown): string {
  const refusal = transactionRefusal(error)
  if (refusal !== undefined) return cleaned(refusal) ?? 'no reason given'
  if (isFailedToFetch(error)) return `it is not reachable${socketCode(error)}`
  const text = error instanceof Error ? error.message : String(error)
  const answered = statusText(text)
  if (answered) {
    const said = cleaned(answered.body)
    return said === undefined ? answered.head : `${answered.head}: ${said}`
  }
  if (saysWebPage(text)) return 'it answers with a web page, not as a node does'
  if (saysNotJson(text)) return 'its answer is not JSON'
  if (error instanceof Error && error.name === 'StructError') return 'its answer is malformed'
  return cleaned(text) ?? 'no reason given'
}

/** An answer without success as an error's text has it; undefined where the text has none. */
export function statusText(
  text: string,
): { readonly status: number; readonly head: string; readonly body: string } | undefined {
  const [, status, phrase = '', body = ''] = STATUS.exec(text) ?? []
  if (status === undefined) return undefined
  return { status: Number(status), head: `${status} ${cleaned(phrase) ?? ''}`.trim(), body }
}

/** True for the text of an error where an answer is not JSON. */
export function saysNotJson(text: string): boolean {
  return NOT_JSON.test(text)
}

/** True for the text of an error where a web page came and JSON was expected. */
export function saysWebPage(text: string): boolean {
  return NOT_JSON.test(text) && WEB_PAGE.test(text)
}

/** The first line, for a person; undefined where nothing of it is for one. */
function cleaned(text: string): string | undefined {
  const words = MARKUP_OR_JSON.test(text) ? (JSON_MESSAGE.exec(text)?.[1] ?? '') : text
  if (MARKUP_OR_JSON.test(words)) return undefined
  const [line = ''] = words.replace(PREFIXES, '').trim().split('\n', 1)
  const plain = line.replaceAll(URLS, hostOf).replaceAll(UNSAFE, ' ').trim()
  if (plain === '') return undefined
  return plain.length > MAX_REASON ? `${plain.slice(0, MAX_REASON - 1).trimEnd()}…` : plain
}

/** An url may hold a key. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'an url'
}

/** `ECONNREFUSED` of a request that never reached its node, in parentheses; browsers give none. */
function socketCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? ` (${code})` : ''
}

/** The node's own words in web3.js's error of a transaction, without its advice for programmers. */
function transactionRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error && 'transactionError' in error)) return undefined
  const { transactionError: told } = error
  if (typeof told !== 'object' || told === null || !('message' in told)) return undefined
  return typeof told.message === 'string' ? told.message : undefined
}
