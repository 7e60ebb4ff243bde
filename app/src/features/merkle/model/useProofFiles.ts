import { useEffect, useRef, useState } from 'react'
import { downloadBlob } from '#shared/lib/download.ts'
import type { CallOptions, CallProgress } from '../lib/calls.ts'
import type { MerkleSummary } from '../lib/merkleService.ts'
import { pickFolder } from '../lib/pickFolder.ts'
import type { WrittenProofs } from '../lib/proofFolder.ts'
import type { ZipPart } from '../lib/zipParts.ts'
import type { MerkleWorker } from './merkleWorker.ts'

/** What becomes of the files of a list's proofs. */
export type ProofFilesState =
  | { status: 'idle' }
  | { status: 'working'; target: 'zip' | 'folder'; progress: CallProgress }
  | { status: 'zipped'; name: string }
  | { status: 'written'; folder: string; counts: WrittenProofs }
  /** `folder` is the one that the browser may write to, to go on with. */
  | { status: 'failed'; error: unknown; folder: FileSystemDirectoryHandle | undefined }

/** Makes the files of a list's proofs: archives, or files in a folder of this machine. */
export function useProofFiles(worker: MerkleWorker, tree: MerkleSummary) {
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
    /** Has the browser save a part of the proofs. */
    zip: (part: ZipPart, name: string) =>
      run('zip', part.until - part.from, async (options) => {
        downloadBlob(name, await worker.zip(part, options))
        return { status: 'zipped', name }
      }),
    /** Has the person choose a folder, and writes the proofs into it. */
    chooseFolder: async () => {
      try {
        const folder = await pickFolder()
        if (folder) await write(folder, false)
      } catch (error) {
        setState({ status: 'failed', error, folder: undefined })
      }
    },
    /** Writes into a folder in place of the proofs of another list that are there. */
    replaceIn: (folder: FileSystemDirectoryHandle) => write(folder, true),
    cancel: () => controller.current?.abort(),
  }
}
