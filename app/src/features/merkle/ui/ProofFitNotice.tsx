import type { CollectionInfo } from '@mintline/solana'
import { useRole } from '#entities/collection/model/useRole.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { useMerkleReviews } from '../model/useMerkleReviews.tsx'
import { useProofFit } from '../model/useProofFit.ts'

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
