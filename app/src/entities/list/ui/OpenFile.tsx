import type { ListField } from '@mintline/core/csv'
import { type CsvColumnChoice, type CsvField, LIST_LIMITS, type ListLimits } from '@mintline/solana'
import { Settings2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import type { ColumnMap } from '../lib/fileColumns.ts'
import type { MissingColumn, OpenList } from '../lib/readList.ts'
import type { ListFileState } from '../model/useListFile.ts'

interface OpenFileProps {
  file: OpenList
  state: ListFileState<unknown, unknown>
  /** The file's contents, and questions about it. */
  children: ReactNode
}

/** An open file: problems with all of it, its rows, and its reading options. */
export function OpenFile({ file, state, children }: OpenFileProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isUnreadable = state.status === 'unreadable'
  return (
    <div className="flex flex-col gap-5">
      <ColumnMapTable map={file.map} />
      {isUnreadable && (
        <Callout kind="error" title="The file cannot be read like this">
          {state.reason}
        </Callout>
      )}
      {state.status === 'incomplete' && (
        <Callout kind="warn" title="The file is incomplete">
          Enter one value for all wallets below, or choose its column under “Columns”.
        </Callout>
      )}
      {children}
      {!isUnreadable && (
        <Button
          size="sm"
          variant="ghost"
          className="self-start"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Settings2 aria-hidden="true" />
          Columns
        </Button>
      )}
      {(isOpen || isUnreadable) && <ReadingOptions file={file} />}
    </div>
  )
}

const NAMES: Record<ListField, string> = { address: 'Wallet', amount: 'Items', price: 'Price' }

/** A file's columns as they are read, with its first rows, to review before anything else. */
function ColumnMapTable({ map: { mapped, notes } }: { map: ColumnMap }) {
  const first = mapped?.[0]
  return (
    <>
      {mapped && first && (
        <table className="w-full table-fixed border-separate border-spacing-0 text-left">
          <caption className="pb-2 text-left text-muted">
            The first rows, as they are read. Change a column under “Columns”.
          </caption>
          <thead>
            <tr>
              {mapped.map(({ field, letter, name }) => (
                <th key={field} scope="col" className="border-b py-2 pr-3 align-top font-semibold">
                  {NAMES[field]} {letter === undefined ? '← not in the file' : `← ${letter}`}
                  <span className="block truncate font-normal text-[0.8125rem] text-muted">
                    {name}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.values.map((_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file are known by their place
              <tr key={row}>
                {mapped.map(({ field, values }) => (
                  <td key={field} className="truncate border-b py-2 pr-3" title={values[row]}>
                    {values[row]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notes.length > 0 && (
        <Callout kind="info" title="About the file">
          <ul>
            {notes.map((note) => (
              <li key={note} className="break-words">
                {note}
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </>
  )
}

const FIELDS: readonly { field: CsvField; label: string; isOptional: boolean }[] = [
  { field: 'address', label: 'Wallet column', isOptional: false },
  { field: 'price', label: 'Price column', isOptional: true },
  { field: 'amount', label: 'Amount column', isOptional: true },
]
const DETECTED = { value: 'detected', label: 'Detected' }
const UNUSED = { value: 'unused', label: 'Not used' }

/** A file's columns, detected, chosen or not used. */
function ReadingOptions({ file: { columns, choice, choose } }: { file: OpenList }) {
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
  file: { choice, choose, currency },
  fields,
  limits,
}: {
  file: Pick<OpenList, 'choice' | 'choose' | 'currency'>
  fields: readonly MissingColumn[]
  /** This list kind's limits. */
  limits: ListLimits
}) {
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
