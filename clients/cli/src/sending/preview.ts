import { formatAmount, type Plan, previewPlan, type TransactionPreview } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { counted } from '../output/counted.ts'
import { indented, labelled } from '../output/table.ts'
import type { WriteSession } from './openSession.ts'

/** Previews what the transactions in a plan cost and do; sends nothing. */
export async function previewTransactions(
  { cluster, context }: WriteSession,
  plan: Plan,
): Promise<TransactionPreview[]> {
  const { priorityFee } = context.options
  const options = { signal: context.signal, priorityFee }
  return [...(await previewPlan(cluster.connection, plan, options))]
}

/** Describes previews for display, with the total costs at the end. */
export function describePreview(
  title: string,
  previews: readonly TransactionPreview[],
  currency: Currency,
): string {
  const total = previews.reduce((sum, preview) => sum + costOf(preview), 0n)
  return [
    `${title}: ${counted(previews.length, 'transaction')}, nothing was sent`,
    ...previews.map((preview, index) => {
      const head = `[${index + 1}/${previews.length}] ${preview.title}`
      return `${head}\n${indented(describeOne(preview, currency))}`
    }),
    `Total ${formatAmount(total, currency)} for fees and rent`,
  ].join('\n')
}

/** Returns fees and rent in lamports. */
export function costOf({ networkFee, priorityFee, rent }: TransactionPreview): bigint {
  return networkFee + priorityFee + rent
}

function describeOne(preview: TransactionPreview, currency: Currency): string {
  const { sizeBytes, networkFee, priorityFee, rent, balanceChanges, error } = preview
  const changes = balanceChanges.map(
    ({ address, before, after }) => `${address} ${formatAmount(after - before, currency)}`,
  )
  return labelled([
    ['size', `${sizeBytes} bytes`],
    [
      'compute',
      preview.dependsOnEarlier
        ? 'known after the previous transactions'
        : `${preview.computeUnits} units`,
    ],
    ['fee', formatAmount(networkFee + priorityFee, currency)],
    ['rent', formatAmount(rent, currency)],
    ['balance', changes.length > 0 ? changes.join(', ') : undefined],
    ['would fail', error?.message],
  ])
}
