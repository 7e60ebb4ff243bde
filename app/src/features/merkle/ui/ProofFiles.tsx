import { FolderDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { countText } from '#shared/lib/countText.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import { CallError, type CallOptions, type CallProgress } from '#shared/lib/workerCalls.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import type { MerkleSummary } from '../lib/merkleService.ts'
import { archiveName } from '../lib/proofFiles.ts'
import { canPickFolder, pickFolder, type WrittenProofs } from '../lib/proofFolder.ts'
import { type ZipPart, zipParts } from '../lib/zipParts.ts'
import type { MerkleWorker } from '../model/merkleWorker.ts'
import { ProofsAddress } from './ProofsAddress.tsx'

interface ProofFilesProps {
  worker: MerkleWorker
  tree: MerkleSummary
  /** Has the phase read the list at an address; undefined = the wallet may not. */
  onUse: ((address: string) => void) | undefined
}

/** Saves and publishes the files that wallets mint with. */
export function ProofFiles({ worker, tree, onUse }: ProofFilesProps) {
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
        <ProofsAddress worker={worker} onUse={onUse} />
      </div>
    </Card>
  )
}

interface ProofFilesStatusProps {
  state: ProofFilesState
  onCancel: () => void
  onReplace: (folder: FileSystemDirectoryHandle) => void
}

/** Progress and result of writing the proof files. */
function ProofFilesStatus({ state, onCancel, onReplace }: ProofFilesStatusProps) {
  switch (state.status) {
    case 'idle':
      return null
    case 'working':
      return (
        <div className="flex flex-wrap items-end gap-4">
          <div className="min-w-56 flex-1">
            <ProgressBar
              label={state.target === 'zip' ? 'Packing proofs' : 'Writing proofs'}
              {...state.progress}
            />
          </div>
          <Button size="sm" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )
    case 'zipped':
      return <Callout kind="success" announced title={`${state.name} is ready`} />
    case 'written':
      return (
        <Callout kind="success" announced title={`The folder ${state.folder} has all proofs`}>
          {writtenText(state.counts)}
        </Callout>
      )
    case 'failed':
      return <Failed error={state.error} folder={state.folder} onReplace={onReplace} />
  }
}

function writtenText({ written, kept, removed }: WrittenProofs): string {
  const parts = [
    `${countText(written, 'file')} written`,
    ...(kept > 0 ? [`${kept.toLocaleString('en')} were there already`] : []),
    ...(removed > 0 ? [`${removed.toLocaleString('en')} of another list removed`] : []),
  ]
  return `${parts.join(', ')}.`
}

interface FailedProps extends Pick<ProofFilesStatusProps, 'onReplace'> {
  error: unknown
  folder: FileSystemDirectoryHandle | undefined
}

function Failed({ error, folder, onReplace }: FailedProps) {
  const [isAsking, setIsAsking] = useState(false)
  const isOtherList = error instanceof CallError && error.code === 'MERKLE_PROOFS_OF_ANOTHER_LIST'
  if (!folder || !isOtherList) {
    return <ErrorCallout title="The proofs were not saved" error={error} />
  }
  return (
    <>
      <Callout
        kind="warn"
        announced
        title="This folder holds the proofs of another list"
        actions={
          <Button size="sm" onClick={() => setIsAsking(true)}>
            Replace them
          </Button>
        }
      >
        {error.message}
      </Callout>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Replace the proofs in ${folder.name}?`}
        description="Proofs of wallets that are not on this list are removed from the folder. Other files stay."
        confirmLabel="Replace"
        onConfirm={() => onReplace(folder)}
      />
    </>
  )
}

/** Progress while writing a list's proof files. */
type ProofFilesState =
  | { status: 'idle' }
  | { status: 'working'; target: 'zip' | 'folder'; progress: CallProgress }
  | { status: 'zipped'; name: string }
  | { status: 'written'; folder: string; counts: WrittenProofs }
  /** `folder` is the one that the browser may write to, for a retry. */
  | { status: 'failed'; error: unknown; folder: FileSystemDirectoryHandle | undefined }

/** Writes a list's proof files: as archives, or into a local folder. */
function useProofFiles(worker: MerkleWorker, tree: MerkleSummary) {
  const [state, setState] = useState<ProofFilesState>({ status: 'idle' })
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const run = async (
    target: 'zip' | 'folder',
    total: number,
    work: (options: CallOptions) => Promise<ProofFilesState>,
    folder?: FileSystemDirectoryHandle,
  ) => {
    controller.current = new AbortController()
    const { signal } = controller.current
    const onProgress = (progress: CallProgress) => setState({ status: 'working', target, progress })
    onProgress({ done: 0, total })
    try {
      setState(await work({ onProgress, signal }))
    } catch (error) {
      setState(signal.aborted ? { status: 'idle' } : { status: 'failed', error, folder })
    }
  }
  const write = (folder: FileSystemDirectoryHandle, replace: boolean) =>
    run(
      'folder',
      tree.size,
      async (options) => {
        const counts = await worker.writeFolder(folder, replace, options)
        return { status: 'written', folder: folder.name, counts }
      },
      folder,
    )

  return {
    state,
    /** Saves some proofs as an archive. */
    zip: (part: ZipPart, name: string) =>
      run('zip', part.until - part.from, async (options) => {
        downloadBlob(name, await worker.zip(part, options))
        return { status: 'zipped', name }
      }),
    /** Asks for a folder, and writes the proofs into it. */
    chooseFolder: async () => {
      try {
        const folder = await pickFolder()
        if (folder) await write(folder, false)
      } catch (error) {
        setState({ status: 'failed', error, folder: undefined })
      }
    },
    /** Replaces another list's proofs in a folder. */
    replaceIn: (folder: FileSystemDirectoryHandle) => write(folder, true),
    cancel: () => controller.current?.abort(),
  }
}
