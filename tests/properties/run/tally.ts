/** Counts outcomes for each step kind, over all sequences. */
export class Tally<Kind extends string> {
  readonly #outcomes = new Map<string, number>()
  readonly #succeeded = new Set<Kind>()

  count(kind: Kind, outcome: string): void {
    if (outcome === 'success') this.#succeeded.add(kind)
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1)
  }

  /** How many outcomes were counted. */
  get total(): number {
    return [...this.#outcomes.values()].reduce((sum, times) => sum + times, 0)
  }

  /** Returns true if an instruction succeeded at least once. */
  hasSucceeded(kind: Kind): boolean {
    return this.#succeeded.has(kind)
  }

  /** Returns how often an outcome occurred. */
  timesOf(outcome: string): number {
    return this.#outcomes.get(outcome) ?? 0
  }

  /** Formats all outcomes with their counts, most frequent first. */
  report(): string {
    return [...this.#outcomes]
      .sort(([, left], [, right]) => right - left)
      .map(([outcome, times]) => `${times} ${outcome}`)
      .join('\n')
  }
}
