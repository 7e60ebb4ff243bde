import type { RawLine } from '../ingest/sources/lines/applyLines.ts'

const LINE_FEED = 0x0a

/** Rules for splitting a stream into lines. */
export interface LineRules {
  /** Maximum line size in bytes. */
  readonly longest: number
  /** True to skip blank lines, which still count for line numbers. */
  readonly isSkippingBlank: boolean
}

/**
 * Splits a stream into lines, without line ends. An oversized line is yielded without its content as soon as it exceeds
 * the limit, so that memory holds at most one line and one chunk, and no line end is waited for.
 */
export async function* readLines(
  stream: AsyncIterable<Uint8Array>,
  { longest, isSkippingBlank }: LineRules,
): AsyncGenerator<RawLine> {
  let number = 1
  let parts: Buffer[] = []
  let length = 0
  const end = (): RawLine | undefined => {
    const line = length <= longest ? { number, bytes: Buffer.concat(parts) } : undefined
    number += 1
    parts = []
    length = 0
    return line && isSkippingBlank && isBlank(line.bytes) ? undefined : line
  }
  for await (const chunk of stream) {
    for (const { bytes, isEnd } of partsOf(chunk)) {
      const wasTooLong = length > longest
      length += bytes.length
      if (length <= longest) parts.push(bytes)
      else if (!wasTooLong) yield { number, bytes: undefined }
      const line = isEnd ? end() : undefined
      if (line) yield line
    }
  }
  const last = length > 0 ? end() : undefined
  if (last) yield last
}

/** Splits a chunk into parts that each belong to one line, in order. */
function* partsOf(chunk: Uint8Array): Generator<{ bytes: Buffer; isEnd: boolean }> {
  let rest = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  for (let at = rest.indexOf(LINE_FEED); at >= 0; at = rest.indexOf(LINE_FEED)) {
    yield { bytes: rest.subarray(0, at), isEnd: true }
    rest = rest.subarray(at + 1)
  }
  yield { bytes: rest, isEnd: false }
}

function isBlank(bytes: Buffer): boolean {
  return bytes.toString('latin1').trim() === ''
}
