import { phaseLabel, phaseWithin } from '@mintline/core'
import type { CollectionInfo, EditionPhase } from '@mintline/solana'
import { useRole } from '#entities/collection/model/useRole.ts'
import { ReadOnlyNotice } from '#entities/collection/ui/ReadOnlyNotice.tsx'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { usePriceCurrency } from '#entities/phase/usePriceCurrency.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { HexText } from '#shared/ui/HexText.tsx'
import type { MerkleSummary } from '../lib/merkleService.ts'
import {
  compareRoot,
  phasesWithRoot,
  type RootComparison,
  sharedRootText,
} from '../lib/phaseRoots.ts'
import { MerkleWorkbench } from '../MerkleWorkbench.tsx'
import { useMerkleReviews } from '../model/useMerkleReviews.tsx'

interface MerkleListPanelProps {
  collection: CollectionInfo
  /** A merkle phase. */
  phase: EditionPhase
}

/** A phase's merkle list: the root on chain, and a builder for a new list. */
export function MerkleListPanel({ collection, phase }: MerkleListPanelProps) {
  const role = useRole('owner', collection)
  return (
    <div className="flex flex-col gap-6">
      <RootOnChain collection={collection} phase={phase} />
      <ReadOnlyNotice role={role} to="put another root into the phase" />
      {/* With a key: no state of one list may leak into another. */}
      <MerkleWorkbench
        key={`${collection.editions} ${phase.phaseIndex}`}
        collection={collection}
        phase={phase}
        priceToken={phase.priceToken}
        forRoot={(tree) => <UseRoot collection={collection} phase={phase} tree={tree} />}
      />
    </div>
  )
}

function RootOnChain({ collection, phase }: MerkleListPanelProps) {
  const { phases } = collection
  const names = usePhaseNames(collection)
  const { merkleRoot, phaseIndex } = phase
  const others = merkleRoot ? phasesWithRoot(phases, merkleRoot, phaseIndex) : []
  const shared = sharedRootText(others, names)
  return (
    <Card
      title={`Merkle list of ${phaseWithin(phaseIndex, names[phaseIndex])}`}
      description="Only the root is on chain. Open the list's file to view it, to check it, or to recreate its proof files."
    >
      <div className="flex flex-col gap-5">
        <DescriptionList
          items={[
            {
              term: 'Root on chain',
              value: merkleRoot ? <HexText bytes={merkleRoot} copyLabel="Copy root" /> : 'None yet',
            },
          ]}
        />
        {shared && (
          <Callout kind="warn" title="Another phase has this root">
            {shared}
          </Callout>
        )}
      </div>
    </Card>
  )
}

interface UseRootProps {
  collection: CollectionInfo
  phase: EditionPhase
  tree: MerkleSummary
}

/** Compares the list with the phase, and offers the owner a button that sets its root. */
function UseRoot({ collection, phase, tree }: UseRootProps) {
  const names = usePhaseNames(collection)
  const comparison = compareRoot(phase, tree.root)
  const { phaseIndex } = phase
  return (
    <div className="flex flex-col gap-3">
      <p>
        <ComparisonBadge comparison={comparison} phaseIndex={phaseIndex} name={names[phaseIndex]} />
      </p>
      {comparison !== 'same' && <PutRoot collection={collection} phase={phase} tree={tree} />}
      {comparison === 'different' && phase.currentMints > 0n && (
        <Callout kind="warn" title="Items were minted in this phase">
          Items that a wallet has minted in the phase also count towards its claims on the new list.
        </Callout>
      )}
    </div>
  )
}

function ComparisonBadge({
  comparison,
  phaseIndex,
  name,
}: {
  comparison: RootComparison
  phaseIndex: number
  /** The phase's name; undefined or '' = it has none. */
  name: string | undefined
}) {
  switch (comparison) {
    case 'same':
      return (
        <Badge tone="success" dot>
          Same root as {phaseWithin(phaseIndex, name)} on chain
        </Badge>
      )
    case 'different':
      return (
        <Badge tone="warn" dot>
          {phaseLabel(phaseIndex, name)} has another root on chain
        </Badge>
      )
    case 'none':
      return <Badge dot>{phaseLabel(phaseIndex, name)} has no root yet</Badge>
  }
}

function PutRoot({ collection, phase: { phaseIndex, priceToken }, tree }: UseRootProps) {
  const names = usePhaseNames(collection)
  const role = useRole('owner', collection)
  const { readiness } = useSendSession()
  const { putRoot } = useMerkleReviews(collection)
  const { currency } = usePriceCurrency(priceToken)
  // The panel already shows which role is needed.
  if (role.status === 'missing' || !currency) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="primary"
        disabled={readiness.status === 'blocked'}
        onClick={() => void putRoot(phaseIndex, { ...tree, currency })}
      >
        Use this root in {phaseWithin(phaseIndex, names[phaseIndex])}
      </Button>
      {readiness.status === 'blocked' && <p className="text-muted">{readiness.reason}</p>}
    </div>
  )
}
