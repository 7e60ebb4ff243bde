import { decodeCsv, type ListLimits } from '@mintline/solana'
import type { ReactNode } from 'react'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { FileDrop, type GivenText } from '#shared/ui/FileDrop.tsx'
import type { OpenList, RowReport } from '../lib/readList.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import { type FileState, OpenFile } from './OpenFile.tsx'
import { PriceUnitQuestion } from './PriceUnitQuestion.tsx'
import { DefaultFields } from './ReadingOptions.tsx'
import { RowCounts } from './RowCounts.tsx'
import { RowProblems } from './RowProblems.tsx'

interface ListFileCardProps {
  /** Undefined = it is still to be given. */
  file: OpenList | undefined
  state: FileState | undefined
  /** Undefined = its rows are not read. */
  report: RowReport | undefined
  /** Description of its content, for people who are about to choose it. */
  hint: string
  /** Use of the file, in a sentence. */
  description: string
  /** Largest file that is taken. Default: that of `FileDrop`. */
  maxBytes?: number
  limits: ListLimits
  /** Its progress, or its result. */
  children?: ReactNode
  onText: (given: GivenText) => void
  onPutAway: () => void
}

/** The file of a list of any kind: what is in it, row by row, before anything is made of it. */
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
          {state.status === 'working' ? 'Cancel' : 'Put the file away'}
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
