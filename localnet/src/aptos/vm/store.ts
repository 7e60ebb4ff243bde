/** The VM's state: bytes by key; keys are VM access paths in Latin-1. */
export interface Store {
  get(key: string): Uint8Array | undefined
  set(key: string, value: Uint8Array): void
  delete(key: string): void
}

/** New entry values; undefined = the entry is deleted. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>

/** Collects writes above a store until they are committed to it. */
export class Overlay implements Store {
  readonly #below: Store
  readonly #changes = new Map<string, Uint8Array | undefined>()

  constructor(below: Store) {
    this.#below = below
  }

  get changes(): Changes {
    return this.#changes
  }

  get(key: string): Uint8Array | undefined {
    return this.#changes.has(key) ? this.#changes.get(key) : this.#below.get(key)
  }

  set(key: string, value: Uint8Array): void {
    this.#changes.set(key, value)
  }

  delete(key: string): void {
    this.#changes.set(key, undefined)
  }

  commit(): void {
    for (const [key, value] of this.#changes) {
      if (value === undefined) this.#below.delete(key)
      else this.#below.set(key, value)
    }
    this.#changes.clear()
  }
}
