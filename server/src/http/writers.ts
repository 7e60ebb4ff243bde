/** An answer that is being written. */
interface Output {
  /** Its bytes so far, which are joined once. */
  readonly parts: Buffer[]
  /** The text after them. */
  text: string
  /** Shared objects as bytes: a text of all would be copied to be joined, and once more to be sent. */
  readonly shared: Map<unknown, Buffer>
}

/** Writes a part of an answer. */
export type Writer = (value: unknown, output: Output) => void

/** A property that is written by itself. */
interface Part {
  readonly name: string
  readonly write: Writer
  readonly isRequired: boolean
}

type TextOf = (value: unknown) => string

/** The bytes of a value. */
export function writtenBy(write: Writer, value: unknown): Buffer {
  const output: Output = { parts: [], text: '', shared: new Map() }
  write(value, output)
  endText(output)
  return Buffer.concat(output.parts)
}

function endText(output: Output): void {
  output.parts.push(Buffer.from(output.text))
  output.text = ''
}

/** Writers of answers in which one object may stand in many places. */
export const writers = {
  /** Writes a value that has no shared object. */
  whole:
    (textOf: TextOf): Writer =>
    (value, output) => {
      output.text += textOf(value)
    },

  /** Writes a shared object where it comes up first, and its bytes again after that. */
  once:
    (textOf: TextOf): Writer =>
    (value, output) => {
      const { shared } = output
      const bytes = shared.get(value) ?? Buffer.from(textOf(value))
      shared.set(value, bytes)
      endText(output)
      output.parts.push(bytes)
    },

  list:
    (write: Writer): Writer =>
    (value, output) => {
      let separator = '['
      for (const each of value as readonly unknown[]) {
        output.text += separator
        write(each, output)
        separator = ','
      }
      output.text += separator === '[' ? '[]' : ']'
    },

  /** Writes an object: a text without some properties, then these. */
  object: (textOf: TextOf, parts: readonly Part[]): Writer => {
    const opened = parts.map((part) => ({ ...part, opening: `${JSON.stringify(part.name)}:` }))
    return (value, output) => {
      const text = textOf(value)
      output.text += text.slice(0, -1)
      let separator = text === '{}' ? '' : ','
      for (const { name, opening, write, isRequired } of opened) {
        const part: unknown = Reflect.get(value as object, name)
        if (part !== undefined) {
          output.text += separator + opening
          write(part, output)
          separator = ','
        } else if (isRequired) {
          throw new Error(`"${name}" is required!`)
        }
      }
      output.text += '}'
    }
  },
}
