import { asSentence } from '@mintline/core'
import {
  type CollectionInfo,
  collectionLookupTable,
  type EditionPhase,
  fetchMintLookupTable,
  lookupTableToBe,
  type PriceTokenFacts,
  type ProofLengthInput,
  proofFits,
  proofLengthWarning,
  proofNodes,
} from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { useRole } from '#entities/collection/model/useRole.ts'
import { ListPrices } from '#entities/list/ui/ListPrices.tsx'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import type { Currency } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { HexText } from '#shared/ui/HexText.tsx'
import type { MerkleSummary } from '../lib/merkleService.ts'
import { phasesWithRoot, sharedRootText } from '../lib/phaseRoots.ts'
import { useMerkleReviews } from '../model/useMerkleReviews.tsx'

interface TreeSummaryProps {
  tree: MerkleSummary
  /** The list's currency. */
  currency: Currency
  /** The token that it is in; undefined = the network's coin. */
  token: PriceTokenFacts | undefined
  /** Rows missing from the list; undefined = none. */
  leftOut: string | undefined
  /** Undefined = not deployed yet. */
  collection: CollectionInfo | undefined
  /** The list's phase; undefined = none yet. */
  phase: EditionPhase | undefined
  /** Controls for the root. */
  children?: ReactNode
}

/** A list's root, size and prices, and whether wallets can mint with it. */
export function TreeSummary(props: TreeSummaryProps) {
  const { tree, currency, token, leftOut, collection, phase, children } = props
  const { root, size } = tree
  const others = phasesWithRoot(collection?.phases ?? [], root, phase?.phaseIndex)
  const shared = sharedRootText(others, usePhaseNames(collection))
  return (
    <Card
      title="Root"
      description="32 bytes that represent the whole list. Only the root goes on chain."
    >
      <div className="flex flex-col gap-5">
        <DescriptionList
          items={[
            { term: 'Root', value: <HexText bytes={root} copyLabel="Copy root" /> },
            { term: 'Wallets', value: size.toLocaleString('en') },
            { term: 'Longest proof', value: countText(proofNodes(size), 'node') },
          ]}
        />
        <section className="flex flex-col gap-2">
          <h3 className="font-medium">Prices that wallets pay</h3>
          <ListPrices totals={tree.totals} currency={currency} />
        </section>
        {collection && <ProofFitNotice collection={collection} wallets={size} token={token} />}
        {leftOut && (
          <Callout kind="warn" title="Not every row is in this list">
            {leftOut} A wallet that is not in the list cannot mint.
          </Callout>
        )}
        {shared && (
          <Callout kind="warn" title="This root is already in use">
            {shared}
          </Callout>
        )}
        {children}
      </div>
    </Card>
  )
}

interface ProofFitNoticeProps {
  collection: CollectionInfo
  wallets: number
  /** The list's price token; undefined = the network's coin. */
  token: PriceTokenFacts | undefined
}

/** Shows if a list's proofs fit into mints, and the remedy if they do not. */
function ProofFitNotice({ collection, wallets, token }: ProofFitNoticeProps) {
  const input = { info: collection, wallets, token }
  const { data: fit, error, isPending, refetch } = useProofFit(input)
  if (isPending) return <p className="text-muted">Checking whether these proofs fit into mints…</p>
  if (!fit) {
    const retry = () => void refetch()
    return (
      <ErrorCallout
        title="The collection's lookup table could not be read"
        error={error}
        onRetry={retry}
      />
    )
  }
  if (fit.status === 'fits') {
    return <p className="text-muted">These proofs fit into a mint of this collection.</p>
  }
  if (fit.status === 'tooLong') {
    return (
      <Callout kind="error" title="Wallets of this list could not mint">
        {fit.message}
      </Callout>
    )
  }
  return (
    <Callout
      kind="warn"
      title="These proofs need a lookup table"
      actions={<CreateTable collection={collection} />}
    >
      {fit.message} With it, a mint names accounts in one byte each and has room for the proof.
    </Callout>
  )
}

function CreateTable({ collection }: { collection: CollectionInfo }) {
  const role = useRole('owner', collection)
  const { readiness } = useSendSession()
  const { createTable } = useMerkleReviews(collection)
  if (role.status === 'missing' || readiness.status === 'blocked') return null
  return (
    <Button size="sm" onClick={() => void createTable()}>
      Create lookup table
    </Button>
  )
}

/** Checks whether proofs from a list with this many wallets fit into a collection's mints. */
function useProofFit(input: Omit<ProofLengthInput, 'lookupTable'>) {
  const { info, wallets, token } = input
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const table = collectionLookupTable(info)
  return useQuery<ProofFit>({
    queryKey: key('proofFit', info.editions, `${wallets}`, token?.mint ?? '', table ?? ''),
    queryFn: async ({ signal }) => {
      const lookupTable = await fetchMintLookupTable(connection, info, { signal })
      return proofFit({ ...input, lookupTable })
    },
  })
}

/** Result of the check that a list's proofs fit into a collection's mints. */
type ProofFit =
  | { status: 'fits' }
  /** They will fit once the collection has a lookup table. */
  | { status: 'needsTable'; message: string }
  | { status: 'tooLong'; message: string }

/** Checks whether a list's proofs fit into mints of the collection as it is now. */
function proofFit(input: ProofLengthInput): ProofFit {
  const warning = proofLengthWarning(input)
  if (!warning) return { status: 'fits' }
  const helps = fitsWithTable(input)
  return { status: helps ? 'needsTable' : 'tooLong', message: asSentence(warning.message) }
}

function fitsWithTable({ info, wallets, token }: ProofLengthInput): boolean {
  const lookupTable = lookupTableToBe(info, token && [token])
  return proofFits(info, proofNodes(wallets), { token, lookupTable })
}
