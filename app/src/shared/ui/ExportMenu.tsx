import { ChevronDown, Download } from 'lucide-react'
import { useState } from 'react'
import { downloadText } from '../lib/download.ts'
import { errorText } from '../lib/errorText.ts'
import { Button } from './Button.tsx'
import { Menu, MenuItem } from './Menu.tsx'
import { notify } from './notify.ts'

interface ExportMenuProps {
  /** File name, without extension. */
  name: string
  csv: ExportFormat
  json: ExportFormat
  /** The button's label. Default: Export. */
  label?: string
  size?: 'sm' | 'md'
}

interface ExportFormat {
  label: string
  /** Called when the format is chosen; may have to read the list first. */
  text: () => string | Promise<string>
}

/** Menu that exports a list in one of two formats. */
export function ExportMenu({ name, csv, json, label = 'Export', size = 'sm' }: ExportMenuProps) {
  const [isBusy, setIsBusy] = useState(false)
  const save = async ({ text }: ExportFormat, file: string, type: string) => {
    setIsBusy(true)
    try {
      downloadText(file, await text(), type)
    } catch (error) {
      const title = `${file} could not be exported`
      notify({ id: `export ${file}`, kind: 'error', title, description: errorText(error) })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Menu
      trigger={
        <Button size={size} busy={isBusy}>
          <Download aria-hidden="true" />
          {label}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem onSelect={() => void save(csv, `${name}.csv`, 'text/csv')}>{csv.label}</MenuItem>
      <MenuItem onSelect={() => void save(json, `${name}.json`, 'application/json')}>
        {json.label}
      </MenuItem>
    </Menu>
  )
}
