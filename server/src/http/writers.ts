/** An answer that is being written. */
interface Output {
  /** Its text so far. It is joined once: each joining of a long text takes memory of its own. */
  readonly pieces: string[]
  /** Texts of shared objects. */
  readonly shared: Map<unknown, string>
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

/** Writers of answers in which one object may stand in many places. */
export const writers = {
  /** Writes a value that has no shared object. */
  whole:
    (textOf: TextOf): Writer =>
    (value, { pieces }) => {
      pieces.push(textOf(value))
    },

  /** Writes a shared object where it comes up first, and its text again after that. */
  once:
    (textOf: TextOf): Writer =>
    (value, { pieces, shared }) => {
      const text = shared.get(value) ?? textOf(value)
      shared.set(value, text)
      pieces.push(text)
    },

  list:
    (write: Writer): Writer =>
    (value, output) => {
      let separator = '['
      for (const each of value as readonly unknown[]) {
        output.pieces.push(separator)
        write(each, output)
        separator = ','
      }
      output.pieces.push(separator === '[' ? '[]' : ']')
    },

  /** Writes an object: a text without some properties, then these. */
  object: (textOf: TextOf, parts: readonly Part[]): Writer => {
    const opened = parts.map((part) => ({ ...part, opening: `${JSON.stringify(part.name)}:` }))
    return (value, output) => {
      const text = textOf(value)
      output.pieces.push(text.slice(0, -1))
      let separator = text === '{}' ? '' : ','
      for (const { name, opening, write, isRequired } of opened) {
        const part: unknown = Reflect.get(value as object, name)
        if (part !== undefined) {
          output.pieces.push(separator, opening)
          write(part, output)
          separator = ','
        } else if (isRequired) {
          throw new Error(`"${name}" is required!`)
        }
      }
      output.pieces.push('}')
    }
  },
}
