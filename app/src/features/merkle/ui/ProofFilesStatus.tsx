import { useState } from 'react'
import { countText } from '#shared/lib/countText.ts'
import { CallError } from '#shared/lib/workerCalls.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import type { WrittenProofs } from '../lib/proofFolder.ts'
import type { ProofFilesState } from '../model/useProofFiles.ts'

interface ProofFilesStatusProps {
  state: ProofFilesState
  onCancel: () => void
  onReplace: (folder: FileSystemDirectoryHandle) => void
}

/** Progress and result of writing the proof files. */
export function ProofFilesStatus({ state, onCancel, onReplace }: ProofFilesStatusProps) {
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
