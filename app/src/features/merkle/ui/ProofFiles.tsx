import type { CollectionInfo } from '@mintline/solana'
import { FolderDown } from 'lucide-react'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { archiveName } from '../lib/archiveName.ts'
import type { MerkleSummary } from '../lib/merkleService.ts'
import { canPickFolder } from '../lib/pickFolder.ts'
import { zipParts } from '../lib/zipParts.ts'
import type { MerkleWorker } from '../model/merkleWorker.ts'
import { useProofFiles } from '../model/useProofFiles.ts'
import { ProofFilesStatus } from './ProofFilesStatus.tsx'
import { ProofsAddress } from './ProofsAddress.tsx'

interface ProofFilesProps {
  worker: MerkleWorker
  tree: MerkleSummary
  /** Undefined = not deployed yet. */
  collection: CollectionInfo | undefined
}

/** Saves and publishes the files that wallets mint with. */
export function ProofFiles({ worker, tree, collection }: ProofFilesProps) {
  const files = useProofFiles(worker, tree)
  const isWorking = files.state.status === 'working'
  const parts = zipParts(tree.size)
  return (
    <Card
      title="Proof files"
      description="Each wallet mints with its own file, {wallet}.json; index.json says which list they are of."
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-2">
          {parts.map((part, index) => {
            const name = archiveName(tree.root, index, parts.length)
            return (
              <Button key={name} disabled={isWorking} onClick={() => void files.zip(part, name)}>
                <FolderDown aria-hidden="true" />
                {parts.length === 1
                  ? 'Download .zip'
                  : `Download part ${index + 1} of ${parts.length}`}
              </Button>
            )
          })}
          {canPickFolder() && (
            <Button disabled={isWorking} onClick={() => void files.chooseFolder()}>
              Save into a folder
            </Button>
          )}
        </div>
        {parts.length > 1 && (
          <p className="text-muted">
            An archive holds up to 65,535 files. Unpack all parts into one folder.
          </p>
        )}
        <ProofFilesStatus
          state={files.state}
          onCancel={files.cancel}
          onReplace={(folder) => void files.replaceIn(folder)}
        />
        <ProofsAddress worker={worker} collection={collection} />
      </div>
    </Card>
  )
}
