/** Longest text that is a name, and what it may consist of: others may be sentences, with whatever is in them. */
const NAME = /^[\w.:-]{1,64}$/

/** Names that callers choose, of which the first ones are kept: each takes memory of the process and of scrapers. */
export class BoundedNames {
  readonly #names = new Set<string>()
  readonly #most: number

  /** @param most - names that are kept */
  constructor(most: number) {
    this.#most = most
  }

  /** The name where it is one of those that are kept, else `other`. */
  nameOf(text: string): string {
    if (this.#names.has(text)) return text
    if (this.#names.size >= this.#most || !NAME.test(text)) return 'other'
    this.#names.add(text)
    return text
  }
}
