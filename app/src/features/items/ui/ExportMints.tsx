import type { HashlistItem } from '@mintline/solana'
import { Download } from 'lucide-react'
import { downloadText } from '#shared/lib/download.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Menu, MenuItem } from '#shared/ui/Menu.tsx'
import { mintsCsv, mintsJson } from '../lib/mintsFiles.ts'

interface ExportMintsProps {
  symbol: string
  /** Newest first. */
  mints: readonly HashlistItem[]
}

/** Saves numbers and mints of all items, in the order of their numbers. */
export function ExportMints({ symbol, mints }: ExportMintsProps) {
  const inOrder = () => mints.toReversed()
  const name = `${symbol}-items`
  return (
    <Menu
      trigger={
        <Button>
          <Download aria-hidden="true" />
          Export
        </Button>
      }
    >
      <MenuItem onSelect={() => downloadText(`${name}.csv`, mintsCsv(inOrder()), 'text/csv')}>
        All mints as CSV
      </MenuItem>
      <MenuItem
        onSelect={() => downloadText(`${name}.json`, mintsJson(inOrder()), 'application/json')}
      >
        All mints as JSON
      </MenuItem>
    </Menu>
  )
}
