import { Download } from 'lucide-react'
import { downloadText } from '#shared/lib/download.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Menu, MenuItem } from '#shared/ui/Menu.tsx'
import { mintedCsv, mintedJson } from '../lib/mintedFiles.ts'
import type { MintedPeriod } from '../lib/mintedOverTime.ts'

interface ExportMintedProps {
  symbol: string
  /** Oldest first. */
  periods: readonly MintedPeriod[]
}

/** Saves what was minted in each period. */
export function ExportMinted({ symbol, periods }: ExportMintedProps) {
  const name = `${symbol}-minted`
  return (
    <Menu
      trigger={
        <Button size="sm">
          <Download aria-hidden="true" />
          Export counts
        </Button>
      }
    >
      <MenuItem onSelect={() => downloadText(`${name}.csv`, mintedCsv(periods), 'text/csv')}>
        As CSV
      </MenuItem>
      <MenuItem
        onSelect={() => downloadText(`${name}.json`, mintedJson(periods), 'application/json')}
      >
        As JSON
      </MenuItem>
    </Menu>
  )
}
