/** Maximum nesting depth of lists and objects in JSON. */
const MAX_DEPTH = 200

/**
 * Parses a JSON document; undefined = invalid JSON, since no JSON parses to undefined.
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
 * Parses untrusted JSON. Refuses more than 200 levels before parsing: millions take seconds, and exhaust the stack of
 * any code that walks the value.
 *
 * @throws SyntaxError
 */
export function parseJsonText(text: string): unknown {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    // Outside quotes, JSON has no backslash.
    if (sign === '\\') at += 1
    else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted) {
      if (sign === '[' || sign === '{') depth += 1
      else if (sign === ']' || sign === '}') depth -= 1
      if (depth > MAX_DEPTH) throw new SyntaxError('JSON is nested too deeply')
    }
  }
  return JSON.parse(text)
}
