import { phaseWithin } from '@mintline/core'
import {
  type CollectionInfo,
  type EditionPhase,
  flatFeeOf,
  LIST_LIMITS,
  type ListTotals,
} from '@mintline/solana'
import type { PriceTokenFacts } from '@mintline/solana/reads'
import { type ReactNode, useEffect, useState } from 'react'
import { useRole } from '#entities/collection/model/useRole.ts'
import { ReadOnlyNotice } from '#entities/collection/ui/ReadOnlyNotice.tsx'
import type { ListSource } from '#entities/list/lib/readList.ts'
import { type ListFile, useListFile } from '#entities/list/model/useListFile.ts'
import { HostedListNotice, useHostedList } from '#entities/list/ui/HostedListNotice.tsx'
import { ListFileCard } from '#entities/list/ui/ListFileCard.tsx'
import { CheapPriceConfirmation } from '#entities/list/ui/ListPrices.tsx'
import { NoUsableRow, skippedRowsText } from '#entities/list/ui/SkippedRows.tsx'
import { UriText } from '#entities/metadata/ui/MetadataPicture.tsx'
import { PendingPriceToken, PriceTokenNote } from '#entities/phase/PriceToken.tsx'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { rememberListPrices } from '#entities/phase/useListPrices.ts'
import { usePriceCurrency } from '#entities/phase/usePriceCurrency.ts'
import type { Currency } from '#shared/lib/amountText.ts'
import { hexText } from '#shared/lib/hexText.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import type { MerkleReading } from './lib/merkleService.ts'
import { type MerkleWorker, startMerkleWorker } from './model/merkleWorker.ts'
import { ListDetails } from './ui/ListDetails.tsx'
import { ListSummary } from './ui/ListSummary.tsx'
import { PublishList } from './ui/PublishList.tsx'

interface HostedListPanelProps {
  collection: CollectionInfo
  /** An allowlist phase of either kind. */
  phase: EditionPhase
  /** Initial file; undefined = none. */
  start?: ListSource | undefined
  /** Called once the list is to be kept on chain. */
  onKeepOnChain: (list: ListSource) => void
  /** Called when the initial file is closed. */
  onPutAway: () => void
}

/** A phase's allowlist that is kept in files: where it is, and another one in its place. */
export function HostedListPanel(props: HostedListPanelProps) {
  const { collection, phase } = props
  const role = useRole('owner', collection)
  const price = usePriceCurrency(phase.priceToken)
  const { currency, token } = price
  return (
    <div className="flex flex-col gap-6">
      <ListInUse collection={collection} phase={phase} />
      <ReadOnlyNotice role={role} to="change allowlists" />
      {currency ? (
        <OpenPanel {...props} currency={currency} token={token} />
      ) : (
        <PendingPriceToken price={price} />
      )}
    </div>
  )
}

/** The list that a phase uses, and whether collectors find it; nothing for a phase without one in files. */
function ListInUse({ collection, phase }: Pick<HostedListPanelProps, 'collection' | 'phase'>) {
  const name = usePhaseNames(collection)[phase.phaseIndex]
  const list = useHostedList({ collection, phase })
  if (list.status === 'none') return null
  return (
    <Card
      title={`Allowlist of ${phaseWithin(phase.phaseIndex, name)}`}
      description="Its wallets are kept in files. Open the list's file to look into it, or another one to change it."
    >
      <div className="flex flex-col gap-5">
        <HostedListNotice collection={collection} phase={phase} />
        {list.status !== 'unnamed' && (
          <DescriptionList
            items={[
              { term: 'Kept at', value: <UriText uri={list.address} /> },
              ...(list.status === 'there'
                ? [
                    {
                      term: 'Collectors',
                      value: (
                        <Badge tone="success" dot>
                          Can read it
                        </Badge>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </div>
    </Card>
  )
}

interface OpenPanelProps extends HostedListPanelProps {
  /** The list's currency. */
  currency: Currency
  /** The token that it is in; undefined = the network's coin. */
  token: PriceTokenFacts | undefined
}

function OpenPanel(props: OpenPanelProps) {
  const { start, collection, phase, currency, token, onKeepOnChain, onPutAway } = props
  const { file, take, putAway } = useHostedFile({
    start,
    token,
    flatFee: flatFeeOf(collection.platformFees),
  })
  const state = file?.state
  const tree = state?.status === 'read' ? state.more.tree : undefined
  return (
    <>
      <PriceTokenNote token={token} />
      <ListFileCard
        file={file}
        hint="CSV or text with a wallet in each row, and price and amount if they differ; up to about a million wallets."
        description="Nothing is sent until you publish it."
        limits={LIST_LIMITS.merkleTree}
        onFile={take}
        onPutAway={() => {
          putAway()
          onPutAway()
        }}
      />
      {state?.status === 'read' && !tree && <NoUsableRow />}
      {file && state?.status === 'read' && tree && (
        <div key={hexText(tree.root)} className="flex flex-col gap-6">
          <ListSummary
            tree={tree}
            leftOut={skippedRowsText(state.report.counts, file.choice.onConflict)}
            currency={currency}
            token={token}
            collection={collection}
            phase={phase}
          >
            <ConfirmedPrices totals={tree.totals} currency={currency}>
              <PublishList
                worker={state.worker}
                tree={tree}
                currency={currency}
                collection={collection}
                phase={phase}
              />
            </ConfirmedPrices>
          </ListSummary>
          <ListDetails
            worker={state.worker}
            tree={tree}
            currency={currency}
            collection={collection}
            phase={phase}
            onKeepOnChain={() =>
              onKeepOnChain({ name: file.name, bytes: file.bytes, choice: file.choice })
            }
          />
        </div>
      )}
    </>
  )
}

interface ConfirmedPricesProps {
  totals: ListTotals
  currency: Currency
  /** Controls shown once the prices are confirmed. */
  children: ReactNode
}

/** Controls for a list, after suspicious prices were confirmed. */
function ConfirmedPrices({ totals, currency, children }: ConfirmedPricesProps) {
  const [isMeant, setIsMeant] = useState(false)
  return (
    <>
      <CheapPriceConfirmation
        totals={totals}
        currency={currency}
        checked={isMeant}
        onCheckedChange={setIsMeant}
      />
      {(isMeant || !totals.isSuspiciouslyCheap) && children}
    </>
  )
}

/** A chosen file, and its wallets' tree. */
type HostedFile = ListFile<MerkleWorker, MerkleReading>

interface HostedFileOptions {
  /** Initial file; undefined = none. */
  start: ListSource | undefined
  /** The list's price token; undefined = the network's coin. */
  token: PriceTokenFacts | undefined
  /** The collection's flat fee in lamports, below which nobody could mint; 0 = none. */
  flatFee: bigint
}

/** Reads a list's file in a worker; undefined = none. */
function useHostedFile(options: HostedFileOptions): {
  file: HostedFile | undefined
  take: ReturnType<typeof useListFile<MerkleReading, MerkleWorker>>['take']
  putAway: () => void
} {
  const opened = useListFile<MerkleReading, MerkleWorker>({
    ...options,
    startWorker: startMerkleWorker,
  })
  const state = opened.file?.state
  const tree = state?.status === 'read' ? state.more.tree : undefined
  useEffect(() => {
    if (tree) rememberListPrices(hexText(tree.root), tree.totals)
  }, [tree])
  return opened
}
