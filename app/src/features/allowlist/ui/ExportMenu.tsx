import { type AllowlistEntry, formatAllowlistCsv } from '@mintline/solana'
import { ChevronDown, Download } from 'lucide-react'
import { downloadText } from '#shared/lib/download.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Menu, MenuItem } from '#shared/ui/Menu.tsx'
import { entriesJson } from '../lib/listFiles.ts'

interface ExportMenuProps {
  /** What files are called, without their ending. */
  name: string
  onChain: readonly AllowlistEntry[]
}

/** Saves the entries on chain as a file. */
export function ExportMenu({ name, onChain }: ExportMenuProps) {
  return (
    <Menu
      trigger={
        <Button size="sm">
          <Download aria-hidden="true" />
          Export
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem
        onSelect={() => downloadText(`${name}.csv`, formatAllowlistCsv(onChain), 'text/csv')}
      >
        CSV, to be read again
      </MenuItem>
      <MenuItem
        onSelect={() => downloadText(`${name}.json`, entriesJson(onChain), 'application/json')}
      >
        JSON, with payers and addresses
      </MenuItem>
    </Menu>
  )
}
