import { ChevronDown, Download } from 'lucide-react'
import { downloadText } from '../lib/download.ts'
import { Button } from './Button.tsx'
import { Menu, MenuItem } from './Menu.tsx'

interface ExportMenuProps {
  /** Name of files, without extension. */
  name: string
  csv: ExportFormat
  json: ExportFormat
  /** Label of the button. Default: Export. */
  label?: string
  size?: 'sm' | 'md'
}

interface ExportFormat {
  label: string
  /** Called when the format is chosen. */
  text: () => string
}

/** Menu that exports a list in one of two formats. */
export function ExportMenu({ name, csv, json, label = 'Export', size = 'sm' }: ExportMenuProps) {
  return (
    <Menu
      trigger={
        <Button size={size}>
          <Download aria-hidden="true" />
          {label}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem onSelect={() => downloadText(`${name}.csv`, csv.text(), 'text/csv')}>
        {csv.label}
      </MenuItem>
      <MenuItem onSelect={() => downloadText(`${name}.json`, json.text(), 'application/json')}>
        {json.label}
      </MenuItem>
    </Menu>
  )
}
