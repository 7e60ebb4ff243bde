import type { CollectionInfo } from '@mintline/solana'
import { Button } from '#shared/ui/Button.tsx'
import { MerkleWorkbench } from './MerkleWorkbench.tsx'

interface MerkleListBuilderProps {
  /** Whose mints the proofs have to fit; undefined = it is not deployed yet. */
  collection?: CollectionInfo | undefined
  /** Takes the root, 32 bytes, once the person has chosen it; without it there is only to copy. */
  onRoot?: ((root: Uint8Array) => void) | undefined
}

/** Makes a merkle list before there is a phase for it. */
export function MerkleListBuilder({ collection, onRoot }: MerkleListBuilderProps) {
  return (
    <div className="flex flex-col gap-6">
      <MerkleWorkbench
        collection={collection}
        phase={undefined}
        forRoot={({ root }) =>
          onRoot ? (
            <Button variant="primary" className="self-start" onClick={() => onRoot(root)}>
              Use this root
            </Button>
          ) : (
            <p className="text-muted">Copy the root into a phase of the type merkle list.</p>
          )
        }
      />
    </div>
  )
}
