/** An untrusted JSON object; any field may have any type. */
export type Fields = Readonly<Record<string, unknown>>

/** Returns the value as an object; undefined = it is not one. */
export function fieldsOf(value: unknown): Fields | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as Fields) : undefined
}

/** Returns a list's members; empty if the value is not a list. */
export function membersOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Cleans a string for the database, without U+0000 and lone surrogates; undefined = the value is not a string. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd')
}

/** Converts a string, number or boolean to a string; undefined = the value is none of these. */
export function plainTextOf(value: unknown): string | undefined {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : textOf(value)
}

/** Returns the strings in a list; undefined = there are none. */
export function textsOf(value: unknown): string[] | undefined {
  const texts = membersOf(value).flatMap((member) => textOf(member) ?? [])
  return texts.length === 0 ? undefined : texts
}

/** Converts a time to ISO 8601; undefined = the value is not a time. */
export function timeOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const time = new Date(value)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}
