import { phaseWithin } from '@mintline/core'
import type { CollectionInfo, EditionPhase } from '@mintline/solana'
import { useRole } from '#entities/collection/model/useRole.ts'
import { ReadOnlyNotice } from '#entities/collection/ReadOnlyNotice.tsx'
import { usePhaseNames } from '#entities/phase/model/phaseNameStore.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { phasesWithRoot, sharedRootText } from '../lib/phaseRoots.ts'
import { MerkleRoot } from './MerkleRoot.tsx'
import { MerkleWorkbench } from './MerkleWorkbench.tsx'
import { UseRoot } from './UseRoot.tsx'

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
              value: merkleRoot ? <MerkleRoot root={merkleRoot} /> : 'None yet',
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
