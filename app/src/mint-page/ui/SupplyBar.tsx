import { supplyText } from '#entities/collection/lib/dropStatuses.ts'

interface SupplyBarProps {
  minted: bigint
  /** 0 = unlimited. */
  max: bigint
}

/** Minted items against the supply. */
export function SupplyBar({ minted, max }: SupplyBarProps) {
  const text = supplyText({ numberOfTokensIssued: minted, maxNumberOfTokens: max })
  // In hundredths of a percent, so that the first of many items shows.
  const percent = max === 0n ? 0 : Number((minted * 10_000n) / max) / 100
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{text}</span>
        {max > 0n && <span className="text-muted tabular-nums">{Math.floor(percent)} %</span>}
      </p>
      {max > 0n && (
        <div
          role="progressbar"
          aria-label="Minted"
          aria-valuenow={Math.floor(percent)}
          aria-valuetext={text}
          className="h-2 overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full rounded-full bg-accent transition-[width] duration-500"
            style={{ width: `${percent}%` }}
          />
        </div>
      )}
    </div>
  )
}
