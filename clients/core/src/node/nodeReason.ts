import { isFailedToFetch } from '../async/retry.ts'
import { withoutInvisible, withoutKeys } from '../errors/quotedText.ts'

/** Maximum length of a reason: one line on a terminal and two on a phone. */
const MAX_REASON = 160

/** `403 Forbidden: <body>`, as in web3.js and `callNode`, also after a web3.js prefix. */
const STATUS = /(?:^|error: )([45]\d\d) ([^:\n]*):?([\s\S]*)$/i
/** V8, Firefox and Safari messages for text that is not JSON. */
const NOT_JSON =
  /unexpected (token|character|end of (data|json))|is not valid json|json parse error|unterminated string/i
const WEB_PAGE = /token '?<|"\s*<[!a-z]/i
const MARKUP_OR_JSON = /<[!/a-z]|^\s*[{[]/i
/** A refusal's message within JSON, which may be truncated. */
const JSON_MESSAGE = /"message"\s*:\s*"((?:[^"\\]|\\.){1,500})"/
/** Prefixes from web3.js, which repeat the method. */
const PREFIXES = /^(?:(?:failed to [^:]+|\w*error): )+/i

/** Returns the reason in a node's error as one short line without markup, JSON, URLs or keys. */
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

/** Extracts an unsuccessful response from an error's text; undefined = there is none. */
export function statusText(
  text: string,
): { readonly status: number; readonly head: string; readonly body: string } | undefined {
  const [, status, phrase = '', body = ''] = STATUS.exec(text) ?? []
  if (status === undefined) return undefined
  return { status: Number(status), head: `${status} ${cleaned(phrase) ?? ''}`.trim(), body }
}

/** Returns true if an error's text says that a response is not JSON. */
export function saysNotJson(text: string): boolean {
  return NOT_JSON.test(text)
}

/** Returns true if an error's text says that a web page came instead of JSON. */
export function saysWebPage(text: string): boolean {
  return NOT_JSON.test(text) && WEB_PAGE.test(text)
}

/** Returns the first readable line; undefined = none. */
function cleaned(text: string): string | undefined {
  const words = MARKUP_OR_JSON.test(text) ? (JSON_MESSAGE.exec(text)?.[1] ?? '') : text
  if (MARKUP_OR_JSON.test(words)) return undefined
  const [line = ''] = words.replace(PREFIXES, '').trim().split('\n', 1)
  const plain = withoutInvisible(withoutKeys(line)).trim()
  if (plain === '') return undefined
  return plain.length > MAX_REASON ? `${plain.slice(0, MAX_REASON - 1).trimEnd()}…` : plain
}

/** Returns the socket error code in parentheses, such as `ECONNREFUSED`; empty in browsers. */
function socketCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? ` (${code})` : ''
}

/** Returns the node's own message from web3.js's transaction error, without its advice for programmers. */
function transactionRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error && 'transactionError' in error)) return undefined
  const { transactionError: refusal } = error
  if (typeof refusal !== 'object' || refusal === null || !('message' in refusal)) return undefined
  return typeof refusal.message === 'string' ? refusal.message : undefined
}
