import type { Output } from './output.ts'

/** Shows progress through a sequence: `[2/7] Check the wallet`. */
export class Steps {
  readonly #output: Output
  readonly #total: number
  #done = 0

  constructor(output: Output, total: number) {
    this.#output = output
    this.#total = total
  }

  /** Starts a step. */
  begin(title: string): void {
    this.#done += 1
    this.#output.step(`[${this.#done}/${this.#total}]`, title)
  }

  /** Prints a step's result. */
  say(line: string): void {
    this.#output.info(`  ${line}`)
  }
}
