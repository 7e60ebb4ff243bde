import { ExportMenu } from '#shared/ui/ExportMenu.tsx'
import { mintedCsv, mintedJson } from '../lib/mintedFiles.ts'
import type { MintedPeriod } from '../lib/mintedOverTime.ts'

interface ExportMintedProps {
  symbol: string
  /** Oldest first. */
  periods: readonly MintedPeriod[]
}

/** Exports how many items were minted in each period. */
export function ExportMinted({ symbol, periods }: ExportMintedProps) {
  return (
    <ExportMenu
      name={`${symbol}-minted`}
      label="Export counts"
      csv={{ label: 'As CSV', text: () => mintedCsv(periods) }}
      json={{ label: 'As JSON', text: () => mintedJson(periods) }}
    />
  )
}
