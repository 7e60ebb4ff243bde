/**
 * One JSON document of a result: bigints as decimal strings, bytes as 0x hex, what is undefined left
 * out.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) => plain(part), 2)
}

function plain(part: unknown): unknown {
  if (typeof part === 'bigint') return part.toString()
  if (part instanceof Uint8Array) return `0x${Buffer.from(part).toString('hex')}`
  return part
}
