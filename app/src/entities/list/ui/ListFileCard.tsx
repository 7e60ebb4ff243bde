import type { ListLimits } from '@mintline/solana'
import type { ReactNode } from 'react'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { type FileBytes, FileDrop } from '#shared/ui/FileDrop.tsx'
import type { ListWorker } from '../model/listWorker.ts'
import { type ListFile, readBefore } from '../model/useListFile.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import { OpenFile } from './OpenFile.tsx'
import { PriceUnitQuestion } from './PriceUnitQuestion.tsx'
import { DefaultFields } from './ReadingOptions.tsx'
import { ReadingProgress } from './ReadingProgress.tsx'
import { RowCounts } from './RowCounts.tsx'
import { RowProblems } from './RowProblems.tsx'

/** An open file for any kind of list. */
type AnyListFile = ListFile<ListWorker, unknown>

interface ListFileCardProps {
  /** Undefined = no file is open. */
  file: AnyListFile | undefined
  /** Expected contents, shown before a file is chosen. */
  hint: string
  /** The file's purpose, in a sentence. */
  description: string
  /** Maximum file size. Default: as in `FileDrop`. */
  maxBytes?: number
  limits: ListLimits
  /** Result. */
  children?: ReactNode
  onFile: (given: FileBytes) => void
  onPutAway: () => void
}

/** Card for any kind of list's file, with its rows to review before they are used. */
export function ListFileCard({ file, hint, description, maxBytes, ...rest }: ListFileCardProps) {
  const { onFile, onPutAway } = rest
  if (!file) {
    return (
      <FileDrop
        label="A list of wallets"
        hint={hint}
        accept=".csv,.tsv,.txt"
        {...(maxBytes !== undefined && { maxBytes })}
        onFile={onFile}
      />
    )
  }
  return (
    <Card
      title={<span className="break-words">{file.name}</span>}
      description={description}
      actions={
        <Button size="sm" onClick={onPutAway}>
          {file.state.status === 'working' ? 'Cancel' : 'Close the file'}
        </Button>
      }
    >
      <FileRows key={file.name} {...rest} file={file} />
    </Card>
  )
}

interface FileRowsProps extends Pick<ListFileCardProps, 'limits' | 'children'> {
  file: AnyListFile
}

function FileRows({ file, limits, children }: FileRowsProps) {
  const { choice, choose, missing, needsUnit, state } = file
  const read = readBefore(state)
  const hasConflicts = read !== undefined && read.report.tables.conflicting > 0
  return (
    <OpenFile file={file} state={state}>
      {needsUnit && <PriceUnitQuestion choice={choice} choose={choose} />}
      <DefaultFields file={file} fields={missing} limits={limits} />
      {read && <RowCounts counts={read.report.counts} />}
      {state.status === 'working' && <ReadingProgress {...state} />}
      {children}
      {(hasConflicts || choice.onConflict !== 'report') && (
        <ConflictChoice
          value={choice.onConflict}
          onChoose={(onConflict) => choose({ onConflict })}
        />
      )}
      {read && <RowProblems {...read} onConflict={choice.onConflict} />}
    </OpenFile>
  )
}
