import { type CsvField, LIST_LIMITS, type ListLimits } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import type { MissingColumn, OpenList } from '../lib/readList.ts'

const FIELDS: readonly { field: CsvField; label: string }[] = [
  { field: 'address', label: 'Wallet column' },
  { field: 'price', label: 'Price column' },
  { field: 'amount', label: 'Amount column' },
]

/** Columns of a file, detected or chosen. */
export function ReadingOptions({ file: { columns, choice, choose } }: { file: OpenList }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {FIELDS.map(({ field, label }) => (
        <SelectField
          key={field}
          label={label}
          value={String(columns.findIndex((column) => column.choice === choice.columns[field]))}
          onValueChange={(index) =>
            choose({ columns: { ...choice.columns, [field]: columns[Number(index)]?.choice } })
          }
          options={[
            { value: '-1', label: 'Detected' },
            ...columns.map((column, index) => ({ value: String(index), label: column.label })),
          ]}
        />
      ))}
    </div>
  )
}

function mostText({ maxPrice }: ListLimits, currency: Currency): string {
  return maxPrice === LIST_LIMITS.allowList.maxPrice
    ? `, and at most ${amountText(maxPrice, currency)}`
    : ''
}

/** One price or amount for all wallets, where the file has no such column. */
export function DefaultFields({
  file: { choice, choose },
  fields,
  limits,
}: {
  file: Pick<OpenList, 'choice' | 'choose'>
  fields: readonly MissingColumn[]
  /** Limits for this kind of list. */
  limits: ListLimits
}) {
  const { currency } = useCluster().identity
  if (fields.length === 0) return null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.includes('price') && (
        <AmountField
          label="Price for every wallet"
          hint={`For one item; 0 = free${mostText(limits, currency)}. The file has no price column.`}
          currency={currency}
          value={choice.defaultPrice}
          onValueChange={(defaultPrice) => choose({ defaultPrice })}
        />
      )}
      {fields.includes('amount') && (
        <NumberField
          label="Amount for every wallet"
          hint="Maximum items per wallet in this phase. The file has no amount column."
          unit="items"
          min={1n}
          max={limits.maxAmount}
          value={choice.defaultAmount}
          onValueChange={(defaultAmount) => choose({ defaultAmount })}
        />
      )}
    </div>
  )
}
