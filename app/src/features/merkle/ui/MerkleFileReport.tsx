import type { OnConflict } from '@mintline/solana'
import type { ReactNode } from 'react'
import { RowCounts } from '#entities/list/ui/RowCounts.tsx'
import { RowProblems } from '#entities/list/ui/RowProblems.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import type { MerkleFileState } from '../model/useMerkleFile.ts'

interface MerkleFileReportProps {
  state: MerkleFileState
  onConflict: OnConflict
  /** What to do about conflicts. */
  children: ReactNode
}

/** What became of the rows of the file, or how far it is. */
export function MerkleFileReport({ state, onConflict, children }: MerkleFileReportProps) {
  const { status } = state
  return (
    <>
      {status === 'working' && <Working progress={state.progress} />}
      {status === 'read' && <RowCounts counts={state.report.counts} />}
      {children}
      {status === 'read' && <RowProblems list={state.report} onConflict={onConflict} />}
    </>
  )
}

function Working({ progress }: Pick<Extract<MerkleFileState, { status: 'working' }>, 'progress'>) {
  if (progress) return <ProgressBar label="Building the tree" {...progress} detail="Nodes" />
  return (
    <p role="status" className="flex items-center gap-2 text-muted">
      <Spinner /> Reading the rows
    </p>
  )
}
