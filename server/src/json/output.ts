/** Writes part of an answer. */
export type Writer = (value: unknown, output: Output) => void

/** An entity's JSON, cached until one of its rows changes. */
export interface KeptJson {
  readonly bytes: Buffer
  /** Places for other entities, in byte order. */
  readonly gaps: readonly Gap[]
}

/** A place in JSON for another entity, which changes independently. */
interface Gap {
  /** Number of bytes before it. */
  readonly at: number
  /** The entity's key. */
  readonly key: string
  /** Writes the entity's stand-in. */
  readonly write: Writer
}

/** An answer in progress. */
export class Output {
  /** Text after the bytes so far. */
  text = ''
  /** Objects that occur in many places, as bytes: text would be copied to join it, and once more to send it. */
  readonly written = new Map<unknown, Buffer>()
  readonly #parts: Buffer[] = []
  readonly #gaps: Gap[] = []
  #length = 0

  /** Appends bytes. */
  add(bytes: Buffer): void {
    this.#endText()
    this.#push(bytes)
  }

  /** Leaves a place for an entity. */
  leaveGap(key: string, write: Writer): void {
    this.#endText()
    this.#gaps.push({ at: this.#length, key, write })
  }

  /** Joins everything written into its own buffer: cached JSON shares no memory with other answers. */
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
