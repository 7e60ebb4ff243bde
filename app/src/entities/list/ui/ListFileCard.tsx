import { decodeCsv } from '@mintline/core/csv'
import type { ListLimits } from '@mintline/solana'
import type { ReactNode } from 'react'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { FileDrop, type FileText } from '#shared/ui/FileDrop.tsx'
import type { OpenList, RowReport } from '../lib/readList.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import { type FileState, OpenFile } from './OpenFile.tsx'
import { PriceUnitQuestion } from './PriceUnitQuestion.tsx'
import { DefaultFields } from './ReadingOptions.tsx'
import { RowCounts } from './RowCounts.tsx'
import { RowProblems } from './RowProblems.tsx'

interface ListFileCardProps {
  /** Undefined = no file is open. */
  file: OpenList | undefined
  state: FileState | undefined
  /** Undefined = its rows have not been read. */
  report: RowReport | undefined
  /** Expected contents, shown before a file is chosen. */
  hint: string
  /** Purpose of the file, in a sentence. */
  description: string
  /** Maximum size of the file. Default: that of `FileDrop`. */
  maxBytes?: number
  limits: ListLimits
  /** Progress or result. */
  children?: ReactNode
  onText: (given: FileText) => void
  onPutAway: () => void
}

/** Card for the file of any kind of list, with its rows for review before they are used. */
export function ListFileCard({ file, hint, description, maxBytes, ...rest }: ListFileCardProps) {
  const { state, onText, onPutAway } = rest
  if (!file || !state) {
    return (
      <FileDrop
        label="A list of wallets"
        hint={hint}
        accept=".csv,.tsv,.txt"
        {...(maxBytes !== undefined && { maxBytes })}
        decode={decodeCsv}
        onText={onText}
      />
    )
  }
  return (
    <Card
      title={<span className="break-words">{file.name}</span>}
      description={description}
      actions={
        <Button size="sm" onClick={onPutAway}>
          {state.status === 'working' ? 'Cancel' : 'Close the file'}
        </Button>
      }
    >
      <FileRows key={file.name} {...rest} file={file} state={state} />
    </Card>
  )
}

interface FileRowsProps extends Pick<ListFileCardProps, 'report' | 'limits' | 'children'> {
  file: OpenList
  state: FileState
}

function FileRows({ file, state, report, limits, children }: FileRowsProps) {
  const { choice, choose, missing, needsUnit } = file
  const hasConflicts = report !== undefined && report.conflicts.length > 0
  return (
    <OpenFile file={file} state={state}>
      {needsUnit && <PriceUnitQuestion choice={choice} choose={choose} />}
      <DefaultFields file={file} fields={missing} limits={limits} />
      {report && <RowCounts counts={report.counts} />}
      {children}
      {(hasConflicts || choice.onConflict !== 'report') && (
        <ConflictChoice
          value={choice.onConflict}
          onChoose={(onConflict) => choose({ onConflict })}
        />
      )}
      {report && <RowProblems list={report} onConflict={choice.onConflict} />}
    </OpenFile>
  )
}
