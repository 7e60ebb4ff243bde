import { isMintlineError } from '@mintline/core'

/**
 * Formats a result as one JSON document: bigints as decimal strings, bytes as 0x hex, errors with code, message and
 * context, without undefined values.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) => plain(part), 2)
}

/** Does the same on one line, for one of several documents. */
export function toJsonLine(value: unknown): string {
  return JSON.stringify(value, (_key, part) => plain(part))
}

function plain(part: unknown): unknown {
  if (isMintlineError(part)) {
    const { code, message, context } = part
    return { code, message, context }
  }
  if (typeof part === 'bigint') return part.toString()
  if (part instanceof Uint8Array) return `0x${Buffer.from(part).toString('hex')}`
  return part
}
