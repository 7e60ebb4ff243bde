import { asSentence } from '@mintline/core'
import {
  type CollectionInfo,
  collectionLookupTable,
  compareListCosts,
  type EditionPhase,
  fetchMintLookupTable,
  type ListCosts,
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
import { useRent } from '#entities/cluster/model/useRent.ts'
import { useRole } from '#entities/collection/model/useRole.ts'
import { ListPrices } from '#entities/list/ui/ListPrices.tsx'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import type { MerkleSummary } from '../lib/merkleService.ts'
import { phasesWithRoot, sharedRootText } from '../lib/phaseRoots.ts'
import { useListReviews } from '../model/useListReviews.tsx'

interface ListSummaryProps {
  tree: MerkleSummary
  /** The list's currency. */
  currency: Currency
  /** The token that it is in; undefined = the network's coin. */
  token: PriceTokenFacts | undefined
  /** Rows missing from the list; undefined = none. */
  leftOut: string | undefined
  collection: CollectionInfo
  phase: EditionPhase
  /** Controls for the list. */
  children?: ReactNode
}

/** A list's size, prices and cost, and whether wallets can mint with it. */
export function ListSummary(props: ListSummaryProps) {
  const { tree, currency, token, leftOut, collection, phase, children } = props
  const { root, size } = tree
  const others = phasesWithRoot(collection.phases, root, phase.phaseIndex)
  const shared = sharedRootText(others, usePhaseNames(collection))
  return (
    <Card
      title="The list in files"
      description="It costs the same for any number of wallets: each has a small file, kept where you choose."
    >
      <div className="flex flex-col gap-5">
        <DescriptionList
          items={[{ term: 'Wallets', value: size.toLocaleString('en') }, ...useCosts(size)]}
        />
        <section className="flex flex-col gap-2">
          <h3 className="font-medium">Prices that wallets pay</h3>
          <ListPrices totals={tree.totals} currency={currency} />
        </section>
        <ProofFitNotice collection={collection} wallets={size} token={token} />
        {leftOut && (
          <Callout kind="warn" title="Not every row is in this list">
            {leftOut} A wallet that is not in the list cannot mint.
          </Callout>
        )}
        {shared && (
          <Callout kind="warn" title="This list is already in use">
            {shared}
          </Callout>
        )}
        {children}
      </div>
    </Card>
  )
}

/** What the list costs, and what it would cost on chain; empty while that is not known. */
function useCosts(wallets: number) {
  const { currency } = useCluster().identity
  const rentOf = useRent()
  if (!rentOf) return []
  const { allowList, merkleTree } = compareListCosts({ added: wallets, changed: 0, rentOf })
  const text = ({ rent, fees }: ListCosts) => amountText(rent + fees, currency)
  return [
    { term: 'Cost in files', value: text(merkleTree) },
    { term: 'Cost on chain', value: text(allowList) },
  ]
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
  if (isPending)
    return <p className="text-muted">Checking whether wallets can mint with this list…</p>
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
    return <p className="text-muted">Wallets can mint with this list.</p>
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
      title="So long a list needs a lookup table"
      actions={<CreateTable collection={collection} />}
    >
      {fit.message} With it, a mint names accounts in one byte each and has room for what proves
      that a wallet is listed.
    </Callout>
  )
}

function CreateTable({ collection }: { collection: CollectionInfo }) {
  const role = useRole('owner', collection)
  const { readiness } = useSendSession()
  const { createTable } = useListReviews(collection)
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
