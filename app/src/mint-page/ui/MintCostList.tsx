import { AmountLine } from './AmountLine.tsx'

/** A mint's costs, as text. */
export interface MintCostListProps {
  /** Undefined = still being simulated. */
  lines: readonly { term: string; amount: string | undefined }[]
  /** Price and network costs in one line; undefined = still being simulated. */
  summary: string | undefined
  /** Undefined = still being simulated. */
  total: string | undefined
  /** Balance after the mint: undefined while it is not known, null if it does not suffice. */
  after: string | undefined | null
}

const PENDING = '…'

/** A mint's simulated costs; keeps its height while they are loading. */
export function MintCostList({ lines, summary, total, after }: MintCostListProps) {
  return (
    <div className="flex flex-col gap-1.5 border-t pt-3">
      <dl>
        <div className="flex justify-between gap-4 text-sm">
          <dt className="whitespace-nowrap font-medium">You pay, at most</dt>
          <dd className="text-right font-semibold tabular-nums">{total ?? PENDING}</dd>
        </div>
      </dl>
      <details className="text-[0.8125rem]">
        <summary className="cursor-pointer rounded-sm text-muted">{summary ?? PENDING}</summary>
        <dl className="mt-1.5 flex flex-col gap-1.5">
          {lines.map(({ term, amount }) => (
            <AmountLine key={term} term={term}>
              {amount ?? PENDING}
            </AmountLine>
          ))}
          {after !== null && <AmountLine term="Balance afterwards">{after ?? PENDING}</AmountLine>}
        </dl>
      </details>
    </div>
  )
}
