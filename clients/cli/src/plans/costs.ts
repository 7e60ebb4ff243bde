import type { StepPreview } from '@mintline/core/drop'
import { counted } from '../output/counted.ts'
import { indented, labelled } from '../output/table.ts'
import type { StepWords, UnsignedStep } from './stepSession.ts'

/** Stands for costs that depend on the state after other steps. */
const LATER = 'known after the previous transactions'

/** A preview, with the transaction for a wallet elsewhere where it was asked for. */
export type Printed<Preview> = Preview & { readonly unsigned?: UnsignedStep | undefined }

/** Describes previews for display, with the total costs at the end. */
export function describePreviews<Preview extends StepPreview>(
  title: string,
  previews: readonly Printed<Preview>[],
  { linesOf, amountOf }: Pick<StepWords<Preview>, 'linesOf' | 'amountOf'>,
): string {
  const { total, deposit, isPart } = totalOf(previews)
  return [
    `${title}: ${counted(previews.length, 'transaction')}, nothing was sent`,
    ...previews.map((preview, index) => {
      const { cost, error } = preview
      const lines = labelled([
        ...linesOf(preview),
        ['fee', cost ? `at most ${amountOf(cost.fee)}` : error ? undefined : LATER],
        ['rent', cost && cost.deposit !== 0n ? amountOf(cost.deposit) : undefined],
        ['would fail', error?.message],
        ['unsigned', 'unsigned' in preview && !error ? unsignedText(preview.unsigned) : undefined],
      ])
      return `[${index + 1}/${previews.length}] ${preview.title}\n${indented(lines)}`
    }),
    `Total at most ${amountOf(total)} for fees${deposit === 0n ? '' : ' and rent'}${isPart ? ', where they are known' : ''}`,
  ].join('\n')
}

function unsignedText(unsigned: UnsignedStep | undefined): string {
  if (unsigned === undefined) return 'run this again once the previous transactions are confirmed'
  return typeof unsigned === 'string' ? unsigned : JSON.stringify(unsigned)
}

/** Formats costs for a question: `at most 0.01 ETH`. */
export function costText(
  previews: readonly StepPreview[],
  amountOf: (value: bigint) => string,
): string {
  const { total, isPart } = totalOf(previews)
  return `at most ${amountOf(total)}${isPart ? ' and the fees of later transactions' : ''}`
}

/** Sums up previews, in the native coin's base units. */
export function totalOf(previews: readonly Pick<StepPreview, 'cost'>[]) {
  const sumOf = (kind: 'fee' | 'deposit') =>
    previews.reduce((sum, { cost }) => sum + (cost?.[kind] ?? 0n), 0n)
  const deposit = sumOf('deposit')
  return {
    total: sumOf('fee') + deposit,
    deposit,
    /** True if some costs are not known yet. */
    isPart: previews.some(({ cost }) => cost === undefined),
  }
}
