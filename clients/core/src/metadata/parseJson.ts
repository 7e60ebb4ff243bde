/**
 * Parses a JSON document; undefined for invalid JSON, which never parses to undefined.
 *
 * @param content Untrusted UTF-8.
 */
export function parseJson(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return undefined
  }
}
