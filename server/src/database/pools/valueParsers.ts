import pg from 'pg'

/** Parses a value from the text that PostgreSQL writes. */
type Parse = (text: string) => unknown

const { TIMESTAMPTZ } = pg.types.builtins
const BYTEA_ARRAY: number = 1001

const anyTime: Parse = pg.types.getTypeParser(TIMESTAMPTZ, 'text')
const anyBytesArray: Parse = pg.types.getTypeParser(BYTEA_ARRAY, 'text')

/** Longest time that JavaScript takes as it is: in a year of four digits, to the millisecond. */
const LONGEST_TIME = '2026-01-31 12:00:00.001+00'

/** Bytes in an array are quoted, and so is their backslash. */
const BYTES = '"\\\\x'

const PARSERS: Readonly<Record<number, Parse>> = {
  [TIMESTAMPTZ]: parseTime,
  [BYTEA_ARRAY]: parseBytesArray,
}

/** Parsers of the values in rows. They give the same as those of `pg`, which take the most time of all that a page costs. */
export const VALUE_PARSERS: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    (format === 'binary' ? undefined : PARSERS[type]) ?? pg.types.getTypeParser(type, format),
}

function parseTime(text: string): unknown {
  const isUsual =
    text.length <= LONGEST_TIME.length &&
    text[4] === '-' &&
    text.endsWith('+00') &&
    // JavaScript takes the first years for others.
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
