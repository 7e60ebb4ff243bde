import { Kept } from './kept.ts'
import { type KeptJson, Output, type Writer } from './output.ts'

/** A property with its own writer. */
interface Part {
  readonly name: string
  readonly write: Writer
  readonly isRequired: boolean
}

type TextOf = (value: unknown) => string

/** Stands in a model for another entity, for which the JSON has a gap. */
export class Reference {
  /** The entity's key. */
  readonly key: string

  constructor(key: string) {
    this.key = key
  }
}

/** Writes a value's JSON, with gaps for entities to which it refers. */
export function jsonOf(write: Writer, value: unknown): KeptJson {
  const output = new Output()
  write(value, output)
  return output.end()
}

function addKept(kept: Kept<unknown>, writeNew: Writer, output: Output): void {
  const { bytes, gaps } = kept.json((model) => jsonOf(writeNew, model))
  let begin = 0
  for (const { at, key, write } of gaps) {
    output.add(bytes.subarray(begin, at))
    write(kept.find(key), output)
    begin = at
  }
  output.add(begin === 0 ? bytes : bytes.subarray(begin))
}

/** Writers for answers where one object may occur many times, and cached JSON may replace a model. */
export const writers = {
  /** Writes a value without such objects. */
  whole:
    (textOf: TextOf): Writer =>
    (value, output) => {
      output.text += textOf(value)
    },

  /** Writes an object on first use, and reuses its bytes after that. */
  once:
    (textOf: TextOf): Writer =>
    (value, output) => {
      const { written } = output
      const bytes = written.get(value) ?? Buffer.from(textOf(value))
      written.set(value, bytes)
      output.add(bytes)
    },

  /**
   * Writes a model, or its stand-in.
   *
   * @param writeNew - writes a model whose JSON is cached from now on
   */
  kept: (writeModel: Writer, writeNew: Writer): Writer => {
    const write: Writer = (value, output) => {
      if (value instanceof Kept) addKept(value, writeNew, output)
      else if (value instanceof Reference) output.leaveGap(value.key, write)
      else writeModel(value, output)
    }
    return write
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

  /** Writes an object: first the text without some properties, then these. */
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
