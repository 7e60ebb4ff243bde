import { useEffect, useRef, useState } from 'react'
import { downloadBlob } from '#shared/lib/download.ts'
import type { CallOptions, CallProgress } from '#shared/lib/workerCalls.ts'
import type { MerkleSummary } from '../lib/merkleService.ts'
import { pickFolder } from '../lib/pickFolder.ts'
import type { WrittenProofs } from '../lib/proofFolder.ts'
import type { ZipPart } from '../lib/zipParts.ts'
import type { MerkleWorker } from './merkleWorker.ts'

/** Progress while writing a list's proof files. */
export type ProofFilesState =
  | { status: 'idle' }
  | { status: 'working'; target: 'zip' | 'folder'; progress: CallProgress }
  | { status: 'zipped'; name: string }
  | { status: 'written'; folder: string; counts: WrittenProofs }
  /** `folder` is the one that the browser may write to, for a retry. */
  | { status: 'failed'; error: unknown; folder: FileSystemDirectoryHandle | undefined }

/** Writes a list's proof files: as archives, or into a local folder. */
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
