import type { CollectionInfo } from '@mintline/solana'
import { Network } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ListSource } from '#entities/list/lib/readList.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import type { MerkleSummary } from '../lib/merkleService.ts'
import { MerkleWorkbench } from '../MerkleWorkbench.tsx'

interface MerkleListBuilderProps {
  collection: CollectionInfo
  /** File taken from an allowlist; initially open and in view. */
  start?: ListSource | undefined
  /** Controls for the list's root. */
  forRoot: (tree: MerkleSummary) => ReactNode
}

/** Builds a merkle list for a phase that does not exist yet. */
export function MerkleListBuilder({ collection, start, forRoot }: MerkleListBuilderProps) {
  const [isOpen, setIsOpen] = useState(start !== undefined)
  const place = useRef<HTMLDivElement>(null)
  const isCarried = start !== undefined
  useEffect(() => {
    if (isCarried) place.current?.focus()
  }, [isCarried])
  return (
    <div ref={place} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-6 outline-none">
      <Card
        title="Make a merkle list"
        description="For a phase of the type merkle list: one root on chain, however many wallets."
        actions={
          <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <Network aria-hidden="true" />
            {isOpen ? 'Close' : 'Start from a file'}
          </Button>
        }
      >
        <p className="text-muted">
          A list of any size costs only the rent of its root. In return, each wallet needs a
          published proof file to mint.
        </p>
      </Card>
      {isOpen && (
        <MerkleWorkbench
          start={start}
          collection={collection}
          phase={undefined}
          forRoot={forRoot}
        />
      )}
    </div>
  )
}
