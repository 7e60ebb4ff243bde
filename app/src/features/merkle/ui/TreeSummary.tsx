import { type CollectionInfo, type EditionPhase, proofNodes } from '@mintline/solana'
import type { ReactNode } from 'react'
import { ListPrices } from '#entities/list/ui/ListPrices.tsx'
import { usePhaseNames } from '#entities/phase/model/phaseNameStore.ts'
import { countText } from '#shared/lib/countText.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import type { MerkleSummary } from '../lib/merkleService.ts'
import { phasesWithRoot, sharedRootText } from '../lib/phaseRoots.ts'
import { MerkleRoot } from './MerkleRoot.tsx'
import { ProofFitNotice } from './ProofFitNotice.tsx'

interface TreeSummaryProps {
  tree: MerkleSummary
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
export function TreeSummary({ tree, leftOut, collection, phase, children }: TreeSummaryProps) {
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
            { term: 'Root', value: <MerkleRoot root={root} /> },
            { term: 'Wallets', value: size.toLocaleString('en') },
            { term: 'Longest proof', value: countText(proofNodes(size), 'node') },
          ]}
        />
        <section className="flex flex-col gap-2">
          <h3 className="font-medium">Prices that wallets pay</h3>
          <ListPrices totals={tree.totals} />
        </section>
        {collection && <ProofFitNotice collection={collection} wallets={size} />}
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
