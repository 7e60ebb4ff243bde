import { formatAmount } from '@mintline/solana'

const INDENT = '      '

/** A completed step's report. */
export interface StepResult {
  /** The outcome, in one line. */
  summary: string
  /** Further lines. */
  details?: readonly string[]
  /** Lamports that left the wallets for fees and rent. */
  cost?: bigint
}

/** Runs steps one after the other and prints each with its time and cost. */
export class Steps {
  readonly #total: number
  readonly #print: (line: string) => void
  #done = 0
  #cost = 0n

  constructor(total: number, print: (line: string) => void) {
    this.#total = total
    this.#print = print
  }

  /** Total lamports that left the wallets for fees and rent. */
  get cost(): bigint {
    return this.#cost
  }

  async run<T extends StepResult>(title: string, step: () => Promise<T>): Promise<T> {
    this.#done += 1
    this.#print(`[${this.#done}/${this.#total}] ${title}`)
    const start = performance.now()
    const result = await step()
    const { summary, details = [], cost = 0n } = result
    this.#cost += cost
    const price = cost > 0n ? `, fees and rent ${formatAmount(cost, 'SOL')}` : ''
    this.#print(`${INDENT}${summary} (${seconds(performance.now() - start)}${price})`)
    for (const line of details) this.say(line)
    return result
  }

  /** Prints a line about the current step. */
  say(line: string): void {
    this.#print(`${INDENT}${line}`)
  }
}

/** Formats milliseconds as seconds. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`
}
