/** Levels of lists and objects within each other that a document or an answer may have. */
const MAX_DEPTH = 200

const QUOTE = 0x22
const BACKSLASH = 0x5c
/** Codes of [, {, ] and }. */
const [LIST, OBJECT, LIST_END, OBJECT_END] = [0x5b, 0x7b, 0x5d, 0x7d]

/**
 * Parses a JSON document; undefined for invalid JSON, which never parses to undefined.
 *
 * @param content Untrusted UTF-8.
 */
export function parseJson(content: Uint8Array): unknown {
  try {
    return parseJsonText(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return undefined
  }
}

/**
 * Parses untrusted JSON. Text with more than 200 levels is refused before it is parsed: millions of them take seconds, and
 * exhaust the stack of whatever walks through the value.
 *
 * @throws SyntaxError
 */
export function parseJsonText(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw new SyntaxError('JSON is nested too deeply')
  return JSON.parse(text)
}

/** Most levels of a text; those beyond the limit are not counted. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (let at = 0; at < text.length && deepest <= MAX_DEPTH; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfText(text, at)
    else if (code === LIST || code === OBJECT) deepest = Math.max(deepest, ++depth)
    else if (code === LIST_END || code === OBJECT_END) depth -= 1
  }
  return deepest
}

/** Place of the quote that ends a text; the length where none does. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0
  while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1
  return slashes % 2 === 1
}
