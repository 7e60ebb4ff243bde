import { PHASE_TYPES } from '@mintline/core'
import { type CollectionInfo, type EditionPhase, proofNodes } from '@mintline/solana'
import { ChevronRight } from 'lucide-react'
import { useRole } from '#entities/collection/model/useRole.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import type { Currency } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { HexText } from '#shared/ui/HexText.tsx'
import type { MerkleSummary } from '../lib/merkleService.ts'
import type { MerkleWorker } from '../model/merkleWorker.ts'
import { useListReviews } from '../model/useListReviews.tsx'
import { ProofFiles } from './ProofFiles.tsx'
import { SampleProof } from './SampleProof.tsx'

interface ListDetailsProps {
  worker: MerkleWorker
  tree: MerkleSummary
  /** The list's currency. */
  currency: Currency
  collection: CollectionInfo
  phase: EditionPhase
  /** Called once the phase keeps its list on chain. */
  onKeepOnChain: () => void
}

/** Technical terms, and other ways to keep a list: closed unless somebody looks for them. */
export function ListDetails(props: ListDetailsProps) {
  const { worker, tree, currency, collection, phase } = props
  const { phaseIndex } = phase
  const role = useRole('owner', collection)
  const { readiness } = useSendSession()
  const { putList } = useListReviews(collection)
  const mayUse = role.status === 'held' && readiness.status !== 'blocked'
  return (
    <details className="group rounded-xl border bg-surface shadow-card">
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-xl px-5 py-4 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-subtle transition-transform group-open:rotate-90"
        />
        <h2 className="font-semibold text-[0.9375rem]">More</h2>
        <span className="min-w-0 truncate text-muted">
          Keep it on chain, host it yourself, look up a wallet
        </span>
      </summary>
      <div className="flex flex-col gap-6 px-5 pt-1 pb-5">
        <KeepOnChain {...props} />
        <DescriptionList
          items={[
            { term: 'Merkle root', value: <HexText bytes={tree.root} copyLabel="Copy root" /> },
            { term: 'Longest proof', value: countText(proofNodes(tree.size), 'node') },
          ]}
        />
        <SampleProof worker={worker} tree={tree} currency={currency} />
        <ProofFiles
          worker={worker}
          tree={tree}
          onUse={
            mayUse
              ? (address) => void putList(phaseIndex, { ...tree, currency, address })
              : undefined
          }
        />
      </div>
    </details>
  )
}

/** For the owner: keeps the list in entries on chain. */
function KeepOnChain({ collection, phase, onKeepOnChain }: ListDetailsProps) {
  const role = useRole('owner', collection)
  const { keepOnChain } = useListReviews(collection)
  if (role.status === 'missing') return null
  const keep = async () => {
    if (PHASE_TYPES[phase.phaseType].hasRoot) {
      const { status } = await keepOnChain(phase.phaseIndex)
      if (status !== 'confirmed') return
    }
    onKeepOnChain()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={() => void keep()}>Keep it on chain instead</Button>
      <p className="text-muted">
        An entry for each wallet, whose rent you get back when you remove it.
      </p>
    </div>
  )
}
