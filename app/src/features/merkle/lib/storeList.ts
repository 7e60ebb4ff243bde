import { type FileToStore, fileInMemory, planUpload, sendUpload } from '@mintline/assets'
import { systemClock } from '@mintline/core'
import { memoryJournal } from '@mintline/core/batches'
import type { BuiltMerkleList } from '@mintline/solana'
import type { StorageChoice } from '#entities/artwork/lib/artwork.ts'
import { openStorage } from '#entities/artwork/lib/openStorage.ts'
import type { CallOptions } from '#shared/lib/workerCalls.ts'
import { manifestFile, type ProofFile, proofFile } from './proofFiles.ts'

const FILES_PER_TURN = 256

/**
 * Stores a list's files in one folder, by content: storing them again sends only what the storage lacks.
 *
 * @returns The folder's address; ends with a slash.
 * @throws STORAGE_NOT_AVAILABLE after four attempts, STORAGE_REFUSED, STORED_OTHERWISE, or the signal's reason.
 */
export async function storeList(
  list: BuiltMerkleList,
  choice: StorageChoice,
  { onProgress, signal }: CallOptions = {},
): Promise<string> {
  const total = list.size
  const files: FileToStore[] = [await stored(manifestFile(list, true))]
  for (let position = 0; position < total; position += 1) {
    const document = list.documentAt(position)
    if (document) files.push(await stored(proofFile(document)))
    const done = position + 1
    if (done % FILES_PER_TURN > 0 && done < total) continue
    onProgress?.({ done, total, step: 'Preparing the files' })
    await systemClock.sleep(0, signal)
  }
  const storage = openStorage(choice)
  const journal = memoryJournal<{ place: string }, never>({ place: storage.place })
  const upload = { storage, journal, media: [], documents: new Map(), files }
  const plan = await planUpload(upload, { signal })
  const { baseUri } = await sendUpload(plan, {
    signal,
    onProgress: ({ done, total: parts }) =>
      onProgress?.({ done, total: parts, step: 'Storing the files' }),
  })
  return baseUri
}

function stored({ name, text }: ProofFile): Promise<FileToStore> {
  return fileInMemory({ name, type: 'application/json', bytes: new TextEncoder().encode(text) })
}
