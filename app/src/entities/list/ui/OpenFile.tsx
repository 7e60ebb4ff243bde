import { Settings2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import type { OpenList } from '../lib/readList.ts'
import type { ListFileState } from '../model/useListFile.ts'
import { ColumnMapTable } from './ColumnMapTable.tsx'
import { ReadingOptions } from './ReadingOptions.tsx'

interface OpenFileProps {
  file: OpenList
  state: ListFileState<unknown, unknown>
  /** The file's contents, and questions about it. */
  children: ReactNode
}

/** An open file: problems with all of it, its rows, and its reading options. */
export function OpenFile({ file, state, children }: OpenFileProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isUnreadable = state.status === 'unreadable'
  return (
    <div className="flex flex-col gap-5">
      <ColumnMapTable map={file.map} />
      {isUnreadable && (
        <Callout kind="error" title="The file cannot be read like this">
          {state.reason}
        </Callout>
      )}
      {state.status === 'incomplete' && (
        <Callout kind="warn" title="The file is incomplete">
          Enter one value for all wallets below, or choose its column under “Columns”.
        </Callout>
      )}
      {children}
      {!isUnreadable && (
        <Button
          size="sm"
          variant="ghost"
          className="self-start"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Settings2 aria-hidden="true" />
          Columns
        </Button>
      )}
      {(isOpen || isUnreadable) && <ReadingOptions file={file} />}
    </div>
  )
}
