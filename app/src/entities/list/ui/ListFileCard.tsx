import type { AllowlistCsvCounts, ListLimits, OnConflict } from '@mintline/solana'
import type { ReactNode } from 'react'
import { amountText } from '#shared/lib/amountText.ts'
import type { CallProgress } from '#shared/lib/workerCalls.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { type FileBytes, FileDrop } from '#shared/ui/FileDrop.tsx'
import { Spinner } from '#shared/ui/Loading.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import { type Option, SelectField } from '#shared/ui/SelectField.tsx'
import type { BareUnit, OpenList } from '../lib/readList.ts'
import type { ListWorker } from '../model/listWorker.ts'
import { type ListFile, readBefore } from '../model/useListFile.ts'
import { DefaultFields, OpenFile } from './OpenFile.tsx'
import { RowProblems } from './RowProblems.tsx'

const CHOICES: readonly Option<OnConflict>[] = [
  { value: 'report', label: 'Leave the wallet out' },
  { value: 'first', label: 'Use its first row' },
  { value: 'last', label: 'Use its last row' },
]

interface ConflictChoiceProps {
  value: OnConflict
  onChoose: (value: OnConflict) => void
}

/** An open file for any kind of list. */
type AnyListFile = ListFile<ListWorker, unknown>

interface ListFileCardProps {
  /** Undefined = no file is open. */
  file: AnyListFile | undefined
  /** Expected contents, shown before a file is chosen. */
  hint: string
  /** The file's purpose, in a sentence. */
  description: string
  limits: ListLimits
  /** Result. */
  children?: ReactNode
  onFile: (given: FileBytes) => void
  onPutAway: () => void
}

/** Card for any kind of list's file, with its rows to review before they are used. */
export function ListFileCard({ file, hint, description, ...rest }: ListFileCardProps) {
  const { onFile, onPutAway } = rest
  if (!file) {
    return (
      <FileDrop label="A list of wallets" hint={hint} accept=".csv,.tsv,.txt" onFile={onFile} />
    )
  }
  return (
    <Card
      title={<span className="break-words">{file.name}</span>}
      description={description}
      actions={
        <Button size="sm" onClick={onPutAway}>
          {file.state.status === 'working' ? 'Cancel' : 'Close the file'}
        </Button>
      }
    >
      <FileRows key={file.name} {...rest} file={file} />
    </Card>
  )
}

interface FileRowsProps extends Pick<ListFileCardProps, 'limits' | 'children'> {
  file: AnyListFile
}

function FileRows({ file, limits, children }: FileRowsProps) {
  const { choice, choose, missing, needsUnit, state } = file
  const read = readBefore(state)
  const hasConflicts = read !== undefined && read.report.tables.conflicting > 0
  return (
    <OpenFile file={file} state={state}>
      {needsUnit && file.currency.decimals > 0 && <PriceUnitQuestion file={file} />}
      <DefaultFields file={file} fields={missing} limits={limits} />
      {read && <RowCounts counts={read.report.counts} />}
      {state.status === 'working' && <ReadingProgress {...state} />}
      {children}
      {(hasConflicts || choice.onConflict !== 'report') && (
        <ConflictChoice
          value={choice.onConflict}
          onChoose={(onConflict) => choose({ onConflict })}
        />
      )}
      {read && <RowProblems {...read} onConflict={choice.onConflict} currency={file.currency} />}
    </OpenFile>
  )
}

interface ReadingProgressProps {
  /** Undefined = the reading has just begun. */
  progress: CallProgress | undefined
}

/** Progress while reading a file. */
function ReadingProgress({ progress }: ReadingProgressProps) {
  if (progress) {
    const { step = 'Reading the rows', done, total } = progress
    return <ProgressBar label={step} done={done} total={total} />
  }
  return (
    <p role="status" className="flex items-center gap-2 text-muted">
      <Spinner /> Reading the rows
    </p>
  )
}

/** Chooses the price unit, for a file that names none. */
function PriceUnitQuestion({ file: { choice, choose, currency, token } }: { file: OpenList }) {
  const { symbol } = currency
  const base = token ? 'base units' : 'lamports'
  const options: readonly { value: BareUnit; label: string; description: string }[] = [
    { value: 'whole', label: symbol, description: `A price of 1 is 1 ${symbol}.` },
    {
      value: 'base',
      label: `${base.charAt(0).toUpperCase()}${base.slice(1)}`,
      description: `A price of 1 is ${amountText(1n, currency)}.`,
    },
  ]
  return (
    <RadioGroupField
      label={`Are the prices in ${symbol} or in ${base}?`}
      hint="The file does not say. Your choice applies to prices without a unit."
      columns={2}
      value={choice.unit}
      onValueChange={(unit) => choose({ unit })}
      options={options}
    />
  )
}

/** Chooses the row that counts for wallets with conflicting rows. */
function ConflictChoice({ value, onChoose }: ConflictChoiceProps) {
  return (
    <div className="max-w-sm">
      <SelectField
        label="Wallets with conflicting rows"
        hint="Their rows are listed under Conflicts."
        value={value}
        onValueChange={onChoose}
        options={CHOICES}
      />
    </div>
  )
}

/** Counts of a file's rows by outcome; they sum to all rows. */
function RowCounts({ counts }: { counts: AllowlistCsvCounts }) {
  const { rows, entries, duplicateRows, conflictingRows, badRows } = counts
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border bg-line sm:grid-cols-5">
      <Count term="Rows" count={rows} />
      <Count term="Wallets to use" count={entries} />
      <Count term="Duplicate rows" count={duplicateRows} />
      <Count term="Conflicting rows" count={conflictingRows} isWrong={conflictingRows > 0} />
      <Count term="Invalid rows" count={badRows} isWrong={badRows > 0} />
    </dl>
  )
}

function Count({
  term,
  count,
  isWrong = false,
}: {
  term: string
  count: number
  isWrong?: boolean
}) {
  return (
    <div className="flex flex-col bg-surface px-4 py-3 first:col-span-2 sm:first:col-span-1">
      <dt className="order-last text-[0.8125rem] text-muted">{term}</dt>
      <dd className={isWrong ? 'font-semibold text-lg text-warn-text' : 'font-semibold text-lg'}>
        {count.toLocaleString('en')}
      </dd>
    </div>
  )
}
