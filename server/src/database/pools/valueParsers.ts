import pg from 'pg'

/** Parses PostgreSQL's text for a value. */
type Parse = (text: string) => unknown

const { TIMESTAMPTZ } = pg.types.builtins
const BYTEA_ARRAY: number = 1001

const anyTime: Parse = pg.types.getTypeParser(TIMESTAMPTZ, 'text')
const anyBytesArray: Parse = pg.types.getTypeParser(BYTEA_ARRAY, 'text')

/** Longest time that JavaScript parses as is: in a year with four digits, to the millisecond. */
const LONGEST_TIME = '2026-01-31 12:00:00.001+00'

/** PostgreSQL quotes bytes in an array, and escapes their backslash. */
const BYTES = '"\\\\x'

const PARSERS: Readonly<Record<number, Parse>> = {
  [TIMESTAMPTZ]: parseTime,
  [BYTEA_ARRAY]: parseBytesArray,
}

/** Parsers for row values. Same results as in `pg`, whose parsers take the largest share of the time for a page. */
export const VALUE_PARSERS: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    (format === 'binary' ? undefined : PARSERS[type]) ?? pg.types.getTypeParser(type, format),
}

function parseTime(text: string): unknown {
  const isUsual =
    text.length <= LONGEST_TIME.length &&
    text[4] === '-' &&
    text.endsWith('+00') &&
    // JavaScript reads the years 0 to 99 differently.
    !text.startsWith('00')
  return isUsual ? new Date(text) : anyTime(text)
}

function parseBytesArray(text: string): unknown {
  if (text === '{}') return []
  const entries = text.slice(1, -1).split(',')
  return entries.every((entry) => entry.startsWith(BYTES))
    ? entries.map((entry) => Buffer.from(entry.slice(BYTES.length, -1), 'hex'))
    : anyBytesArray(text)
}
