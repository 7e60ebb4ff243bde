import { phaseNumber } from '@mintline/core'
import { type CollectionInfo, type EditionPhase, flatFeeOf } from '@mintline/solana'
import { useState } from 'react'
import { useRole } from '#entities/collection/model/useRole.ts'
import { ReadOnlyNotice } from '#entities/collection/ReadOnlyNotice.tsx'
import type { ListSource } from '#entities/list/lib/readList.ts'
import { skippedRowsText } from '#entities/list/lib/skippedRowsText.ts'
import { useAllowlist } from '#entities/list/model/useAllowlist.ts'
import { NoUsableRow } from '#entities/list/ui/NoUsableRow.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { useAllowlistFile } from '../model/useAllowlistFile.ts'
import { useComparison } from '../model/useComparison.ts'
import { useListActions } from '../model/useListActions.ts'
import { useListReadiness } from '../model/useListReadiness.ts'
import { AllowlistFileCard } from './AllowlistFileCard.tsx'
import { ChangeDialogs, type PlannedChange } from './ChangeDialogs.tsx'
import { EntriesCard } from './EntriesCard.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListStatus } from './ListStatus.tsx'
import { MerkleProposal } from './MerkleProposal.tsx'

interface AllowlistPanelProps {
  collection: CollectionInfo
  phase: EditionPhase
  /** Turns the open file into a merkle list, with the same reading options. */
  onMerkle: (list: ListSource) => void
}

/**
 * One phase's allowlist on chain, and a file's changes to it. For other phase types, only leftover entries are shown,
 * for removal.
 */
export function AllowlistPanel({ collection, phase, onMerkle }: AllowlistPanelProps) {
  const { phaseIndex, phaseType } = phase
  const role = useRole('owner', collection)
  const actions = useListActions(collection, phaseIndex)
  const {
    data: onChain,
    dataUpdatedAt,
    error,
    refetch,
  } = useAllowlist({
    deployment: collection.editions,
    phaseIndex,
  })
  const { file, take, putAway } = useAllowlistFile(flatFeeOf(collection.platformFees))
  const [planned, setPlanned] = useState<PlannedChange>()
  const blocked = useListReadiness(actions.run)
  const list = file?.state.status === 'read' ? file.state : undefined
  const isUnusable = list?.report.counts.entries === 0
  const worker = isUnusable ? undefined : list?.worker
  const comparison = useComparison(worker, onChain, dataUpdatedAt)
  const leftOut = file && list && skippedRowsText(list.report.counts, file.choice.onConflict)
  // A wallet whose row is left out would look as if the file did not list it.
  const mayRemove = !file || (list !== undefined && leftOut === undefined)
  const isReading = file?.state.status === 'working'
  const isOwner = role.status === 'held'
  const isAllowlist = phaseType === 'allowList'
  const hasEntries = onChain !== undefined && onChain.length > 0
  if (!isAllowlist && !hasEntries && !actions.run) return null
  return (
    <div className="flex flex-col gap-6">
      <ReadOnlyNotice role={role} to="change allowlists" />
      <ListStatus actions={actions} onChain={onChain} mayStart={isOwner && blocked === undefined} />
      {isAllowlist && <AllowlistFileCard file={file} onFile={take} onPutAway={putAway} />}
      {isUnusable && <NoUsableRow />}
      {file && list && (
        <MerkleProposal
          rowsAboveCaps={list.more.rowsAboveCaps}
          added={comparison?.counts.new}
          onMerkle={() => onMerkle({ name: file.name, bytes: file.bytes, choice: file.choice })}
        />
      )}
      {!isAllowlist && hasEntries && (
        <Callout title="Entries are left from when this phase was an allowlist">
          They no longer let anybody mint. Remove them to get their rent back.
        </Callout>
      )}
      {onChain && (worker ? comparison : hasEntries && !isReading) && (
        <EntriesCard
          onChain={onChain}
          file={file && comparison && { name: file.name, comparison, leftOut }}
          exportName={`allowlist-${collection.symbol.replace(/[^\w-]/g, '_')}-phase-${phaseNumber(phaseIndex)}`}
          blocked={blocked}
          isRunning={actions.run?.status === 'running'}
          onReadAgain={() => void refetch()}
          onRemove={
            isOwner && mayRemove
              ? (users) => setPlanned({ operation: 'remove', users, absentFrom: file?.name })
              : undefined
          }
          onWrite={
            isOwner && comparison
              ? () => setPlanned({ operation: 'upsert', comparison })
              : undefined
          }
        />
      )}
      {onChain?.length === 0 && !file && !actions.run && (
        <Card title="Nobody is on this list yet">
          <p className="text-muted">
            Choose a list of wallets above. You see the cost before anything is sent.
          </p>
        </Card>
      )}
      {!onChain && !error && <ListSkeleton />}
      {!onChain && error && (
        <ErrorCallout
          title="The list could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {onChain && (
        <ChangeDialogs
          collection={collection}
          phaseIndex={phaseIndex}
          onChain={onChain}
          planned={planned}
          onClose={() => setPlanned(undefined)}
          actions={actions}
        />
      )}
    </div>
  )
}
