import { LIST_LIMITS } from '@mintline/solana'
import { ListFileCard } from '#entities/list/ui/ListFileCard.tsx'
import type { FileText } from '#shared/ui/FileDrop.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import type { MerkleFile, MerkleFileState } from '../model/useMerkleFile.ts'

interface MerkleFileCardProps {
  file: MerkleFile | undefined
  onText: (given: FileText) => void
  onPutAway: () => void
}

/** Card for the file of a merkle list, with its rows for review before they are used. */
export function MerkleFileCard({ file, ...on }: MerkleFileCardProps) {
  const state = file?.state
  return (
    <ListFileCard
      file={file}
      state={state}
      report={state?.status === 'read' ? state.report : undefined}
      hint="CSV with a wallet in each row, its price and its max claims; up to about a million wallets. It stays on this machine."
      description="The file stays on this machine: only the root of the list goes on chain."
      limits={LIST_LIMITS.merkleTree}
      {...on}
    >
      {state?.status === 'working' && <Working progress={state.progress} />}
    </ListFileCard>
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
