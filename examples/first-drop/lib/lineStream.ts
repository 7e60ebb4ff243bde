import { Writable } from 'node:stream'

/** Hands on what is written to it, line by line. */
export function lineStream(print: (line: string) => void): Writable {
  let rest = ''
  return new Writable({
    write(chunk, _encoding, done) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) print(line)
      done()
    },
  })
}
