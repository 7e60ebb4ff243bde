import { ServerError } from '../errors/serverError.ts'
import { readLines } from '../lines/readLines.ts'

/** Maximum UTF-8 bytes for one UTF-16 character. */
const BYTES_OF_CHARACTER = 3

/**
 * Yields an export's lines, without line ends.
 *
 * @throws `EXPORT_LINE_INVALID` for a line longer than any in an export
 */
export async function* linesIn(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const rules = { longest: LONGEST_LINE * BYTES_OF_CHARACTER, isSkippingBlank: false }
  for await (const { number, bytes } of readLines(stream, rules)) {
    const line = bytes?.toString('utf8')
    if (line === undefined || line.length > LONGEST_LINE) {
      const reason = `it is longer than ${LONGEST_LINE} characters`
      throw new ServerError('EXPORT_LINE_INVALID', { line: number, reason })
    }
    yield line
  }
}

/** Version of the export format. It increases if an older server could not read the lines. */
export const FORMAT = 1

/** Maximum length of an export's lines, in characters: request bodies with an order have the same limit. */
export const LONGEST_LINE = 1_048_576
