/** A JSON object with unknown contents. */
export type JsonRecord = Readonly<Record<string, unknown>>

/** Returns true if a value is a JSON object. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Parses a JSON object; undefined for anything else. */
export function parseRecord(text: string | null | undefined): JsonRecord | undefined {
  if (text === null || text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Returns a string field; undefined for other types. */
export function textOf(record: JsonRecord | undefined, field: string): string | undefined {
  const value = record?.[field]
  return typeof value === 'string' ? value : undefined
}
