/** Writes a part of an answer. */
export type Writer = (value: unknown, output: Output) => void

/** JSON of an entity, which is kept until a row that it was made of changes. */
export interface KeptJson {
  readonly bytes: Buffer
  /** Places for other entities, in the order of the bytes. */
  readonly gaps: readonly Gap[]
}

/** A place in JSON for another entity, which changes by itself. */
interface Gap {
  /** Number of the bytes before it. */
  readonly at: number
  /** Key of the entity. */
  readonly key: string
  /** Writes what stands for the entity. */
  readonly write: Writer
}

/** An answer that is being written. */
export class Output {
  /** The text after the bytes so far. */
  text = ''
  /** Objects that stand in many places, as bytes: a text of all would be copied to be joined, and once more to be sent. */
  readonly written = new Map<unknown, Buffer>()
  readonly #parts: Buffer[] = []
  readonly #gaps: Gap[] = []
  #length = 0

  /** Adds bytes to the text. */
  add(bytes: Buffer): void {
    this.#endText()
    this.#push(bytes)
  }

  /** Leaves a place for an entity. */
  leaveGap(key: string, write: Writer): void {
    this.#endText()
    this.#gaps.push({ at: this.#length, key, write })
  }

  /** All that was written, joined once, in memory of its own: what is kept holds no part of what others have written. */
  end(): KeptJson {
    this.#endText()
    const bytes = Buffer.allocUnsafeSlow(this.#length)
    let at = 0
    for (const part of this.#parts) at += part.copy(bytes, at)
    return { bytes, gaps: this.#gaps }
  }

  #endText(): void {
    if (this.text === '') return
    this.#push(Buffer.from(this.text))
    this.text = ''
  }

  #push(bytes: Buffer): void {
    this.#parts.push(bytes)
    this.#length += bytes.length
  }
}
