import { closeSync, openSync, readSync } from 'node:fs'
import { concatBytes, toUtf8 } from '../wire/bytes.ts'

const CHUNK = 1 << 20
const NEWLINE = 10

export interface Line {
  text: string
  /** Offset in the file just past the line. */
  end: number
  /** False for text after the last newline. */
  whole: boolean
}

/** Reads a file's lines in chunks, so that it may be any size. */
export function* readLines(path: string): Generator<Line> {
  const file = openSync(path, 'r')
  try {
    let pending: Uint8Array[] = []
    let end = 0
    const finish = (tail: Uint8Array, whole: boolean): Line => {
      const bytes = concatBytes(...pending, tail)
      pending = []
      end += bytes.length + (whole ? 1 : 0)
      return { text: toUtf8(bytes), end, whole }
    }
    for (;;) {
      const chunk = new Uint8Array(CHUNK)
      const length = readSync(file, chunk)
      if (length === 0) break
      let from = 0
      for (let at = chunk.indexOf(NEWLINE); at !== -1 && at < length; ) {
        yield finish(chunk.subarray(from, at), true)
        from = at + 1
        at = chunk.indexOf(NEWLINE, from)
      }
      pending.push(chunk.subarray(from, length))
    }
    const rest = finish(new Uint8Array(), false)
    if (rest.text !== '') yield rest
  } finally {
    closeSync(file)
  }
}
