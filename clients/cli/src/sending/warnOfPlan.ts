import type { Plan } from '@mintline/solana'
import type { Output } from '../output/output.ts'

/** Commands and options that fix warnings. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ['OWED_PAYMENT_MOVES', ' with mintline claim --fund-receivers'],
  ['OWED_PAYMENT_WAITS', ', which --fund-receivers adds'],
])

/** Prints a plan's warnings, each with the command or option that fixes it, if there is one. */
export function warnOfPlan(output: Output, { warnings }: Pick<Plan, 'warnings'>): void {
  for (const { code, message } of warnings) {
    const remedy = REMEDIES.get(code)
    output.warn(remedy === undefined ? message : `${message}${remedy}`)
  }
}
