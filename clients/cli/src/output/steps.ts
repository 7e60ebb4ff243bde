import type { Output } from './output.ts'

/** Tells a person how far a sequence of steps is: `[2/7] Check the wallet`. */
export class Steps {
  readonly #output: Output
  readonly #total: number
  #done = 0

  constructor(output: Output, total: number) {
    this.#output = output
    this.#total = total
  }

  /** A step begins. */
  begin(title: string): void {
    this.#done += 1
    this.#output.step(`[${this.#done}/${this.#total}]`, title)
  }

  /** What came of it. */
  say(line: string): void {
    this.#output.info(`  ${line}`)
  }
}
