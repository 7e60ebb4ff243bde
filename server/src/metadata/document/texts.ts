/** An untrusted JSON object; no field of it is what it should be. */
export type Fields = Readonly<Record<string, unknown>>

/** An object; undefined = the value is none. */
export function fieldsOf(value: unknown): Fields | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as Fields) : undefined
}

/** The members of a list; none where the value is no list. */
export function membersOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A text as the database can keep it, without U+0000 and halves of characters; undefined = the value is no text. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd')
}

/** A text, or a number or truth value as one; undefined = the value is neither. */
export function plainTextOf(value: unknown): string | undefined {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : textOf(value)
}

/** The texts of a list; undefined = there are none. */
export function textsOf(value: unknown): string[] | undefined {
  const texts = membersOf(value).flatMap((member) => textOf(member) ?? [])
  return texts.length === 0 ? undefined : texts
}

/** A time as ISO 8601; undefined = the value is none. */
export function timeOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const time = new Date(value)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}
