/** Matches texts short and plain enough for a name: others may be sentences with arbitrary content. */
const NAME = /^[\w.:-]{1,64}$/

/** Caller-chosen names; only the first ones are kept, since each takes memory here and in scrapers. */
export class BoundedNames {
  readonly #names = new Set<string>()
  readonly #most: number

  /** @param most - names that are kept */
  constructor(most: number) {
    this.#most = most
  }

  /** Returns a kept name, else `other`. */
  nameOf(text: string): string {
    if (this.#names.has(text)) return text
    if (this.#names.size >= this.#most || !NAME.test(text)) return 'other'
    this.#names.add(text)
    return text
  }
}
