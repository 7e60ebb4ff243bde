import { type CollectionInfo, type EditionPhase, flatFeeOf } from '@mintline/solana'
import type { ReactNode } from 'react'
import type { ListSource } from '#entities/list/lib/readList.ts'
import { skippedRowsText } from '#entities/list/lib/skippedRowsText.ts'
import { NoUsableRow } from '#entities/list/ui/NoUsableRow.tsx'
import { rootText } from '#entities/phase/lib/rootText.ts'
import type { MerkleSummary } from '../lib/merkleService.ts'
import { useMerkleFile } from '../model/useMerkleFile.ts'
import { ConfirmedPrices } from './ConfirmedPrices.tsx'
import { MerkleFileCard } from './MerkleFileCard.tsx'
import { ProofFiles } from './ProofFiles.tsx'
import { SampleProof } from './SampleProof.tsx'
import { TreeSummary } from './TreeSummary.tsx'

interface MerkleWorkbenchProps {
  /** Initial file; undefined = none. */
  start?: ListSource | undefined
  /** Undefined = not deployed yet. */
  collection: CollectionInfo | undefined
  /** The list's phase; undefined = none yet. */
  phase: EditionPhase | undefined
  /** Controls for the list's root. */
  forRoot: (tree: MerkleSummary) => ReactNode
}

/** Builds a root from a file, with sample proofs and the proof files for wallets. */
export function MerkleWorkbench({ start, collection, phase, forRoot }: MerkleWorkbenchProps) {
  const { file, take, putAway } = useMerkleFile({
    start,
    flatFee: collection ? flatFeeOf(collection.platformFees) : 0n,
  })
  const state = file?.state
  const tree = state?.status === 'read' ? state.more.tree : undefined
  return (
    <>
      <MerkleFileCard file={file} onFile={take} onPutAway={putAway} />
      {state?.status === 'read' && !tree && <NoUsableRow />}
      {file && state?.status === 'read' && tree && (
        <div key={rootText(tree.root)} className="flex flex-col gap-6">
          <TreeSummary
            tree={tree}
            leftOut={skippedRowsText(state.report.counts, file.choice.onConflict)}
            collection={collection}
            phase={phase}
          >
            <ConfirmedPrices totals={tree.totals}>{forRoot(tree)}</ConfirmedPrices>
          </TreeSummary>
          <SampleProof worker={state.worker} tree={tree} />
          <ProofFiles worker={state.worker} tree={tree} collection={collection} />
        </div>
      )}
    </>
  )
}
