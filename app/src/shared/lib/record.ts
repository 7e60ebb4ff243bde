/** A JSON object of which nothing is known yet. */
export type JsonRecord = Readonly<Record<string, unknown>>

/** Whether something is a JSON object. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object that a text holds; undefined where it holds none. */
export function parseRecord(text: string | null | undefined): JsonRecord | undefined {
  if (text === null || text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A field that holds a text; undefined where it does not. */
export function textOf(record: JsonRecord | undefined, field: string): string | undefined {
  const value = record?.[field]
  return typeof value === 'string' ? value : undefined
}
