import type { Plan } from '@mintline/solana'
import type { Output } from '../output/output.ts'

/** Options of the command that do what a warning asks for. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ['RECEIVER_BELOW_RENT', '--fund-receivers sends it'],
])

/** Prints what to know before a plan is sent, and which option helps. */
export function warnOfPlan(output: Output, { warnings }: Pick<Plan, 'warnings'>): void {
  for (const { code, message } of warnings) {
    const remedy = REMEDIES.get(code)
    output.warn(remedy === undefined ? message : `${message}; ${remedy}`)
  }
}
