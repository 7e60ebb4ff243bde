import { isMintlineError } from '@mintline/core'
import { isSolanaAddress } from '@mintline/core/identifiers'
import {
  AllowlistError,
  type BuiltMerkleList,
  PROOF_MANIFEST_NAME,
  parseProofManifest,
  writeEachProof,
} from '@mintline/solana'
import { hexText } from '#shared/lib/hexText.ts'
import type { CallOptions } from '#shared/lib/workerCalls.ts'
import { manifestFile, type ProofFile, proofFile } from './proofFiles.ts'

/** The result of writing proofs into a folder. */
export interface WrittenProofs {
  /** Files written. */
  written: number
  /** Files that were already up to date. */
  kept: number
  /** Files for wallets that are not on the list; removed only on request. */
  removed: number
}

interface ProofFolderOptions extends CallOptions {
  /** True to replace another list's proofs in the folder, instead of refusing it. */
  replace: boolean
}

const PROOF_FILE = /^(?<wallet>[^.]+)\.json$/
const FILES_PER_REPORT = 64

/**
 * Writes a list's proofs into a local folder, as the command line does: an interrupted run is resumed, and `index.json`
 * tells whether all files are there.
 *
 * @throws `MERKLE_PROOFS_OF_ANOTHER_LIST`, `MERKLE_PROOF_MANIFEST_INVALID`, `MERKLE_PROOFS_NOT_WRITTEN` with the
 * browser's error as its cause, or the signal's reason
 */
export async function writeProofFolder(
  list: BuiltMerkleList,
  folder: FileSystemDirectoryHandle,
  { replace, onProgress, signal }: ProofFolderOptions,
): Promise<WrittenProofs> {
  try {
    if (!replace) await refuseOtherList(folder, list)
    await writeText(folder, manifestFile(list, false))
    const counts = await writeEachProof(list, {
      write: (document) => writeProof(folder, proofFile(document)),
      filesPerReport: FILES_PER_REPORT,
      onProgress,
      signal,
    })
    const removed = replace ? await removeOtherProofs(folder, list) : 0
    await writeText(folder, manifestFile(list, true))
    return { ...counts, removed }
  } catch (cause) {
    if (signal?.aborted || isMintlineError(cause)) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new AllowlistError(
      'MERKLE_PROOFS_NOT_WRITTEN',
      { folder: folder.name, reason },
      { cause },
    )
  }
}

async function writeProof(
  folder: FileSystemDirectoryHandle,
  file: ProofFile,
): Promise<'written' | 'kept'> {
  if ((await readTextIfExists(folder, file.name)) === file.text) return 'kept'
  await writeText(folder, file)
  return 'written'
}

async function refuseOtherList(
  folder: FileSystemDirectoryHandle,
  list: BuiltMerkleList,
): Promise<void> {
  const text = await readTextIfExists(folder, PROOF_MANIFEST_NAME)
  if (text === undefined) return
  const { root } = parseProofManifest(text, `${folder.name}/${PROOF_MANIFEST_NAME}`)
  if (root === hexText(list.root)) return
  throw new AllowlistError('MERKLE_PROOFS_OF_ANOTHER_LIST', { folder: folder.name, root })
}

/** Removes proofs for wallets that are not on a list, and returns how many there were. */
async function removeOtherProofs(
  folder: FileSystemDirectoryHandle,
  list: BuiltMerkleList,
): Promise<number> {
  const others: string[] = []
  for await (const name of folder.keys()) {
    const wallet = PROOF_FILE.exec(name)?.groups?.wallet ?? ''
    if (isSolanaAddress(wallet) && !list.documentOf(wallet)) others.push(name)
  }
  for (const name of others) await folder.removeEntry(name)
  return others.length
}

async function readTextIfExists(
  folder: FileSystemDirectoryHandle,
  name: string,
): Promise<string | undefined> {
  try {
    const file = await folder.getFileHandle(name)
    return await (await file.getFile()).text()
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFoundError') return undefined
    throw error
  }
}

/** Writes a file atomically: the browser moves it into place when it is closed. */
async function writeText(
  folder: FileSystemDirectoryHandle,
  { name, text }: ProofFile,
): Promise<void> {
  const file = await folder.getFileHandle(name, { create: true })
  const writable = await file.createWritable()
  try {
    await writable.write(text)
  } catch (error) {
    await writable.abort()
    throw error
  }
  await writable.close()
}

/** The browser's dialog for choosing a folder to write to. */
type FolderPicker = (options: {
  id: string
  mode: 'readwrite'
}) => Promise<FileSystemDirectoryHandle>

declare global {
  interface Window {
    /** Not supported by every browser. */
    showDirectoryPicker?: FolderPicker
  }
}

/** Returns true if the browser can choose a folder. */
export function canPickFolder(): boolean {
  return window.showDirectoryPicker !== undefined
}

/** Asks the person to choose a folder; undefined = cancelled. */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await window.showDirectoryPicker?.({ id: 'merkle-proofs', mode: 'readwrite' })
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined
    throw error
  }
}
