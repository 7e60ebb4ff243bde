import { type CsvColumnChoice, type CsvField, LIST_LIMITS, type ListLimits } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import type { MissingColumn, OpenList } from '../lib/readList.ts'

const FIELDS: readonly { field: CsvField; label: string; isOptional: boolean }[] = [
  { field: 'address', label: 'Wallet column', isOptional: false },
  { field: 'price', label: 'Price column', isOptional: true },
  { field: 'amount', label: 'Amount column', isOptional: true },
]
const DETECTED = { value: 'detected', label: 'Detected' }
const UNUSED = { value: 'unused', label: 'Not used' }

/** A file's columns, detected, chosen or not used. */
export function ReadingOptions({ file: { columns, choice, choose } }: { file: OpenList }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {FIELDS.map(({ field, label, isOptional }) => (
        <SelectField
          key={field}
          label={label}
          value={optionOf(choice.columns[field])}
          onValueChange={(value) =>
            choose({ columns: { ...choice.columns, [field]: columnOf(value) } })
          }
          options={[
            DETECTED,
            ...(isOptional ? [UNUSED] : []),
            ...columns.map((column) => ({ value: `${column.choice}`, label: column.label })),
          ]}
        />
      ))}
    </div>
  )
}

function optionOf(column: CsvColumnChoice[CsvField]): string {
  if (column === undefined) return DETECTED.value
  return column === false ? UNUSED.value : `${column}`
}

function columnOf(value: string): CsvColumnChoice[CsvField] {
  if (value === DETECTED.value) return undefined
  return value === UNUSED.value ? false : Number(value)
}

function mostText({ maxPrice }: ListLimits, currency: Currency): string {
  return maxPrice === LIST_LIMITS.allowList.maxPrice
    ? `, and at most ${amountText(maxPrice, currency)}`
    : ''
}

/** One price or amount for all wallets, if the file has no such column. */
export function DefaultFields({
  file: { choice, choose },
  fields,
  limits,
}: {
  file: Pick<OpenList, 'choice' | 'choose'>
  fields: readonly MissingColumn[]
  /** This list kind's limits. */
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
