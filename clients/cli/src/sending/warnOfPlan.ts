import type { Plan } from '@mintline/solana'
import type { Output } from '../output/output.ts'

/** Options that fix warnings. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ['RECEIVER_BELOW_RENT', 'or use --fund-receivers'],
])

/** Prints a plan's warnings, each with the option that fixes it, if there is one. */
export function warnOfPlan(output: Output, { warnings }: Pick<Plan, 'warnings'>): void {
  for (const { code, message } of warnings) {
    const remedy = REMEDIES.get(code)
    output.warn(remedy === undefined ? message : `${message}, ${remedy}`)
  }
}
