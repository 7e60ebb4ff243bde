import { PHASE_TYPES, phaseNumber } from '@mintline/core'
import {
  type AllowlistEntry,
  type CollectionInfo,
  type EditionPhase,
  flatFeeOf,
  LIST_LIMITS,
} from '@mintline/solana'
import type { PriceTokenFacts } from '@mintline/solana/reads'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRole } from '#entities/collection/model/useRole.ts'
import { ReadOnlyNotice } from '#entities/collection/ui/ReadOnlyNotice.tsx'
import type { ListSource } from '#entities/list/lib/readList.ts'
import { useAllowlist } from '#entities/list/model/useAllowlist.ts'
import { type ListFile, useListFile } from '#entities/list/model/useListFile.ts'
import { ListFileCard } from '#entities/list/ui/ListFileCard.tsx'
import { ListPrices } from '#entities/list/ui/ListPrices.tsx'
import { NoUsableRow, skippedRowsText } from '#entities/list/ui/SkippedRows.tsx'
import { phaseWithType } from '#entities/phase/lib/phaseLabel.ts'
import { PendingPriceToken, PriceTokenNote } from '#entities/phase/PriceToken.tsx'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { usePriceCurrency } from '#entities/phase/usePriceCurrency.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import type { Currency } from '#shared/lib/amountText.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import type { FileBytes } from '#shared/ui/FileDrop.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import type { AllowlistReading } from './lib/allowlistService.ts'
import { removalLock, writingLock } from './lib/listLocks.ts'
import type { ListRun } from './lib/listRun.ts'
import {
  type AllowlistWorker,
  type Comparison,
  startAllowlistWorker,
} from './model/allowlistWorker.ts'
import { useListActions } from './model/useListActions.ts'
import { ChangeDialogs, type PlannedChange } from './ui/ChangeDialogs.tsx'
import { EntriesCard } from './ui/EntriesCard.tsx'
import { ListPlace } from './ui/ListPlace.tsx'
import { ListStatus } from './ui/ListStatus.tsx'

interface AllowlistFileCardProps {
  file: AllowlistFile | undefined
  /** The list's currency. */
  currency: Currency
  onFile: (given: FileBytes) => void
  onPutAway: () => void
}

interface AllowlistPanelProps {
  collection: CollectionInfo
  phase: EditionPhase
  /** File that the person wants on chain, initially open; undefined = none. */
  start?: ListSource | undefined
  /** Keeps the open file's list in files instead, with the same reading options. */
  onHosted: (list: ListSource) => void
}

/**
 * One phase's allowlist on chain, and a file's changes to it. For other phase types, only leftover entries are shown,
 * for removal.
 */
export function AllowlistPanel({ collection, phase, start, onHosted }: AllowlistPanelProps) {
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
  const price = usePriceCurrency(phase.priceToken)
  const { currency, token } = price
  const { file, take, putAway } = useAllowlistFile({
    start,
    token,
    flatFee: flatFeeOf(collection.platformFees),
  })
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
  const isAllowlist = PHASE_TYPES[phaseType].hasEntries
  const hasEntries = onChain !== undefined && onChain.length > 0
  if (!isAllowlist && !hasEntries && !actions.run) return null
  if (!currency) return <PendingPriceToken price={price} />
  return (
    <div className="flex flex-col gap-6">
      <ReadOnlyNotice role={role} to="change allowlists" />
      <PriceTokenNote token={token} />
      <ListStatus
        actions={actions}
        onChain={onChain}
        token={token}
        mayStart={isOwner && blocked === undefined}
      />
      {isAllowlist && (
        <AllowlistFileCard file={file} currency={currency} onFile={take} onPutAway={putAway} />
      )}
      {isUnusable && <NoUsableRow />}
      {file && list && (
        <ListPlace
          rowsAboveCaps={list.more.rowsAboveCaps}
          added={comparison?.counts.new}
          priceCurrency={currency}
          isChosen={file.bytes === start?.bytes}
          onHosted={() => onHosted({ name: file.name, bytes: file.bytes, choice: file.choice })}
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
          currency={currency}
          token={token}
          file={file && comparison && { name: file.name, comparison, leftOut }}
          exportName={`allowlist-${collection.symbol.replace(/[^\w-]/g, '_')}-phase-${phaseNumber(phaseIndex)}`}
          writeBlocked={blocked ?? writingLock(collection, comparison?.counts.changed ?? 0)}
          removeBlocked={blocked ?? removalLock(collection, phase, deviceTime())}
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
          priceCurrency={currency}
          planned={planned}
          onClose={() => setPlanned(undefined)}
          actions={actions}
        />
      )}
    </div>
  )
}

/** Returns this device's time in unix seconds: exact enough for a hint, since the chain's own decides. */
function deviceTime(): bigint {
  return BigInt(Math.floor(Date.now() / 1_000))
}

/** Returns why a list cannot be changed now; undefined = it can. */
function useListReadiness(run: ListRun | undefined): string | undefined {
  const { readiness } = useSendSession()
  if (run?.status === 'running') return 'This list is being changed.'
  return readiness.status === 'blocked' ? readiness.reason : undefined
}

/** Placeholder for the entries. */
function ListSkeleton() {
  return (
    <Card>
      <VisuallyHidden>Loading the list</VisuallyHidden>
      <div className="flex flex-col gap-4">
        <Skeleton className="w-40" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="w-2/3" />
      </div>
    </Card>
  )
}

/**
 * Compares a worker's list with the entries on chain.
 *
 * @param worker - undefined = there is no list to compare
 * @param onChain - undefined while they are not known
 * @param readAt - milliseconds since 1970 when they were read
 */
function useComparison(
  worker: AllowlistWorker | undefined,
  onChain: readonly AllowlistEntry[] | undefined,
  readAt: number,
): Comparison | undefined {
  const { data } = useQuery({
    queryKey: ['comparison', worker?.id, readAt],
    queryFn: () => worker && onChain && worker.compare(onChain),
    enabled: worker !== undefined && onChain !== undefined,
    // The previous comparison stays in view while the entries on chain are refetched.
    placeholderData: (before, query) => (query?.queryKey[1] === worker?.id ? before : undefined),
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return data
}

/** Card for an allowlist's file, with its rows to review before anything is sent. */
function AllowlistFileCard({ file, currency, ...on }: AllowlistFileCardProps) {
  const totals = file?.state.status === 'read' ? file.state.more.totals : undefined
  return (
    <ListFileCard
      file={file}
      hint="CSV or text with a wallet in each row, and price and amount if they differ; up to about a million wallets."
      description="Nothing is sent until you confirm it."
      limits={LIST_LIMITS.allowList}
      {...on}
    >
      {totals && totals.wallets > 0 && <ListPrices totals={totals} currency={currency} />}
    </ListFileCard>
  )
}

/** An allowlist's chosen file. */
type AllowlistFile = ListFile<AllowlistWorker, AllowlistReading>

interface AllowlistFileOptions {
  /** Initial file; undefined = none. */
  start: ListSource | undefined
  /** The phase's price token; undefined = the network's coin. */
  token: PriceTokenFacts | undefined
  /** The collection's flat fee in lamports; 0 = none. */
  flatFee: bigint
}

/** Reads an allowlist's file in a worker; undefined = none. */
function useAllowlistFile(options: AllowlistFileOptions) {
  return useListFile<AllowlistReading, AllowlistWorker>({
    ...options,
    startWorker: startAllowlistWorker,
  })
}

interface ListPhaseChooserProps {
  collection: CollectionInfo
  /** The open phase's index. */
  value: number
  onValueChange: (phaseIndex: number) => void
}

/** Chooses the phase whose list is open. */
export function ListPhaseChooser({ collection, value, onValueChange }: ListPhaseChooserProps) {
  const names = usePhaseNames(collection)
  return (
    <div className="max-w-sm">
      <SelectField
        label="Phase"
        hint="Each phase has its own list."
        value={String(value)}
        onValueChange={(phaseIndex) => onValueChange(Number(phaseIndex))}
        options={collection.phases.map((phase) => ({
          value: String(phase.phaseIndex),
          label: phaseWithType(phase, names),
        }))}
      />
    </div>
  )
}
