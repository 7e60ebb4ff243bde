import { asSentence } from '@mintline/core'
import {
  type CollectionInfo,
  collectionLookupTable,
  fetchMintLookupTable,
  lookupTableToBe,
  type ProofLengthInput,
  proofFits,
  proofLengthWarning,
  proofNodes,
} from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { useRole } from '#entities/collection/model/useRole.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { useMerkleReviews } from '../model/useMerkleReviews.tsx'

interface ProofFitNoticeProps {
  collection: CollectionInfo
  wallets: number
}

/** Tells whether a list's proofs fit into mints, and what to do if they do not. */
export function ProofFitNotice({ collection, wallets }: ProofFitNoticeProps) {
  const { data: fit, error, isPending, refetch } = useProofFit(collection, wallets)
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
function useProofFit(info: CollectionInfo, wallets: number) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const table = collectionLookupTable(info)
  return useQuery<ProofFit>({
    queryKey: key('proofFit', info.editions, `${wallets}`, table ?? ''),
    queryFn: async ({ signal }) => {
      const lookupTable = await fetchMintLookupTable(connection, info, { signal })
      return proofFit({ info, wallets, lookupTable })
    },
  })
}

/** Whether a list's proofs fit into a collection's mints. */
type ProofFit =
  | { status: 'fits' }
  /** They will fit once the collection has a lookup table. */
  | { status: 'needsTable'; message: string }
  | { status: 'tooLong'; message: string }

/** Checks whether a list's proofs fit into mints of the collection as it is now. */
function proofFit(input: ProofLengthInput): ProofFit {
  const warning = proofLengthWarning(input)
  if (!warning) return { status: 'fits' }
  const helps = fitsWithTable(input.info, input.wallets)
  return { status: helps ? 'needsTable' : 'tooLong', message: asSentence(warning.message) }
}

function fitsWithTable(info: CollectionInfo, wallets: number): boolean {
  return proofFits(info, proofNodes(wallets), lookupTableToBe(info))
}
