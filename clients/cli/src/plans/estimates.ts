import type { MintlineError } from '@mintline/core'
import { counted } from '../output/counted.ts'
import { indented, type Line, labelled } from '../output/table.ts'

/** The cost of an unsent transaction. */
export interface Estimate {
  readonly title: string
  /** Gas limit; undefined = not known before earlier transactions have run. */
  readonly gas: bigint | undefined
  /** Maximum gas cost in the native coin's base units. */
  readonly fee: bigint | undefined
  /** Why it would fail; undefined = it would not. */
  readonly error: MintlineError | undefined
}

/** How a chain words its estimates. */
export interface EstimateWords<Estimated extends Estimate> {
  /** Returns lines about a transaction, to go before those about its gas. */
  linesOf(estimated: Estimated): readonly Line[]
  /** Formats an amount in the native coin. */
  amountOf(value: bigint): string
}

/** Describes estimates for display, with the total costs at the end. */
export function describeEstimates<Estimated extends Estimate>(
  title: string,
  estimates: readonly Estimated[],
  { linesOf, amountOf }: EstimateWords<Estimated>,
): string {
  const { total, isPart } = totalOf(estimates)
  return [
    `${title}: ${counted(estimates.length, 'transaction')}, nothing was sent`,
    ...estimates.map((estimated, index) => {
      const { title: name, gas, fee, error } = estimated
      const lines = labelled([
        ...linesOf(estimated),
        ['gas', gas === undefined ? 'known after the previous transactions' : `at most ${gas}`],
        ['cost', fee === undefined ? undefined : `at most ${amountOf(fee)}`],
        ['would fail', error?.message],
      ])
      return `[${index + 1}/${estimates.length}] ${name}\n${indented(lines)}`
    }),
    `Total at most ${amountOf(total)} for gas${isPart ? ', where it is known' : ''}`,
  ].join('\n')
}

/** Formats a plan's gas for a question: ` for at most 0.01 ETH of gas`. */
export function gasText(
  estimates: readonly Estimate[],
  amountOf: (value: bigint) => string,
): string {
  const { total, isPart } = totalOf(estimates)
  const known = `at most ${amountOf(total)} of gas`
  return ` for ${known}${isPart ? ', and that of later transactions,' : ''}`
}

function totalOf(estimates: readonly Estimate[]) {
  return {
    total: estimates.reduce((sum, { fee = 0n }) => sum + fee, 0n),
    isPart: estimates.some(({ fee }) => fee === undefined),
  }
}
