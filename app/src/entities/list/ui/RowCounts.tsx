import type { AllowlistCsvCounts } from '@mintline/solana'

/** Counts of a file's rows by outcome; they sum to all rows. */
export function RowCounts({ counts }: { counts: AllowlistCsvCounts }) {
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
