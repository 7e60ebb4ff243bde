import {
  type CollectionInfo,
  type EditionPhase,
  flatFeeOf,
  LIST_LIMITS,
  type ListTotals,
} from '@mintline/solana'
import type { PriceTokenFacts } from '@mintline/solana/reads'
import { type ReactNode, useEffect, useState } from 'react'
import type { ListSource } from '#entities/list/lib/readList.ts'
import { type ListFile, useListFile } from '#entities/list/model/useListFile.ts'
import { ListFileCard } from '#entities/list/ui/ListFileCard.tsx'
import { CheapPriceConfirmation } from '#entities/list/ui/ListPrices.tsx'
import { NoUsableRow, skippedRowsText } from '#entities/list/ui/SkippedRows.tsx'
import { PendingPriceToken, PriceTokenNote } from '#entities/phase/PriceToken.tsx'
import { rememberListPrices } from '#entities/phase/useListPrices.ts'
import { usePriceCurrency } from '#entities/phase/usePriceCurrency.ts'
import type { Currency } from '#shared/lib/amountText.ts'
import { hexText } from '#shared/lib/hexText.ts'
import type { FileBytes } from '#shared/ui/FileDrop.tsx'
import type { MerkleReading, MerkleSummary } from './lib/merkleService.ts'
import { type MerkleWorker, startMerkleWorker } from './model/merkleWorker.ts'
import { ProofFiles } from './ui/ProofFiles.tsx'
import { SampleProof } from './ui/SampleProof.tsx'
import { TreeSummary } from './ui/TreeSummary.tsx'

interface MerkleWorkbenchProps {
  /** Initial file; undefined = none. */
  start?: ListSource | undefined
  /** Undefined = not deployed yet. */
  collection: CollectionInfo | undefined
  /** The list's phase; undefined = none yet. */
  phase: EditionPhase | undefined
  /** Mint of the token that the list is priced in; '' or the wrapped native token's = the network's coin. */
  priceToken: string
  /** Controls for the list's root. */
  forRoot: (tree: MerkleSummary) => ReactNode
}

/** Builds a root from a file, with sample proofs and the proof files for wallets. */
export function MerkleWorkbench({ priceToken, ...props }: MerkleWorkbenchProps) {
  const price = usePriceCurrency(priceToken)
  const { currency, token } = price
  if (!currency) return <PendingPriceToken price={price} />
  // With a key: a price entered for one token is not one for another.
  return <OpenWorkbench key={priceToken} {...props} currency={currency} token={token} />
}

interface OpenWorkbenchProps extends Omit<MerkleWorkbenchProps, 'priceToken'> {
  /** The list's currency. */
  currency: Currency
  /** The token that it is in; undefined = the network's coin. */
  token: PriceTokenFacts | undefined
}

function OpenWorkbench(props: OpenWorkbenchProps) {
  const { start, collection, phase, currency, token, forRoot } = props
  const { file, take, putAway } = useMerkleFile({
    start,
    token,
    flatFee: collection ? flatFeeOf(collection.platformFees) : 0n,
  })
  const state = file?.state
  const tree = state?.status === 'read' ? state.more.tree : undefined
  return (
    <>
      <PriceTokenNote token={token} />
      <MerkleFileCard file={file} onFile={take} onPutAway={putAway} />
      {state?.status === 'read' && !tree && <NoUsableRow />}
      {file && state?.status === 'read' && tree && (
        <div key={hexText(tree.root)} className="flex flex-col gap-6">
          <TreeSummary
            tree={tree}
            leftOut={skippedRowsText(state.report.counts, file.choice.onConflict)}
            currency={currency}
            token={token}
            collection={collection}
            phase={phase}
          >
            <ConfirmedPrices totals={tree.totals} currency={currency}>
              {forRoot(tree)}
            </ConfirmedPrices>
          </TreeSummary>
          <SampleProof worker={state.worker} tree={tree} currency={currency} />
          <ProofFiles worker={state.worker} tree={tree} collection={collection} />
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

/** Controls for a list's root, after suspicious prices were confirmed. */
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

interface MerkleFileCardProps {
  file: MerkleFile | undefined
  onFile: (given: FileBytes) => void
  onPutAway: () => void
}

/** Card for a merkle list's file, with its rows to review before they are used. */
function MerkleFileCard(props: MerkleFileCardProps) {
  return (
    <ListFileCard
      hint="CSV with a wallet in each row, its price and its amount; up to about a million wallets. It stays on this machine."
      description="The file stays on this machine: only the root of the list goes on chain."
      limits={LIST_LIMITS.merkleTree}
      {...props}
    />
  )
}

/** A chosen file, and its wallets' tree. */
type MerkleFile = ListFile<MerkleWorker, MerkleReading>

interface MerkleFileOptions {
  /** Initial file; undefined = none. */
  start: ListSource | undefined
  /** The list's price token; undefined = the network's coin. */
  token: PriceTokenFacts | undefined
  /** The collection's flat fee in lamports, below which nobody could mint; 0 = none. */
  flatFee: bigint
}

/** Reads a merkle list's file in a worker; undefined = none. */
function useMerkleFile(options: MerkleFileOptions) {
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
