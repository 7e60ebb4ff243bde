/** A part of an answer that is already JSON: long lists are serialized entry by entry. */
export class JsonText {
  readonly text: string

  constructor(value: unknown) {
    this.text = stringifyJson(value)
  }
}

/**
 * JSON with 64-bit integers as bare numerals, as nodes write them (rentEpoch is
 * 18446744073709551615): JSON.stringify refuses bigints.
 */
export function stringifyJson(value: unknown): string {
  switch (typeof value) {
    case 'bigint':
      return value.toString()
    case 'string':
    case 'number':
    case 'boolean':
      return JSON.stringify(value)
    case 'object':
      return value === null ? 'null' : stringifyObject(value)
    default:
      return 'null'
  }
}

function stringifyObject(value: object): string {
  if (value instanceof JsonText) return value.text
  if (Array.isArray(value)) return `[${value.map(stringifyJson).join(',')}]`
  const fields: string[] = []
  for (const [key, field] of Object.entries(value)) {
    if (field !== undefined) fields.push(`${JSON.stringify(key)}:${stringifyJson(field)}`)
  }
  return `{${fields.join(',')}}`
}
