/**
 * Serializes JSON without loss: bigints as decimal strings, bytes as 0x hex, as the command line writes them. Undefined
 * values are left out.
 */
export function exactJson(value: unknown): string {
  return `${JSON.stringify(value, (_key, part) => plain(part), 2)}\n`
}

function plain(part: unknown): unknown {
  if (typeof part === 'bigint') return part.toString()
  if (part instanceof Uint8Array) {
    return `0x${Array.from(part, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  }
  return part
}
