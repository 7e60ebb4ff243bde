import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { reading } from './fileErrors.ts'
import { makeFolders } from './makeFolders.ts'
import { readTextIfExists, removeFile, replaceFile } from './replaceFile.ts'

/** File counts. */
export interface WrittenProofFiles {
  readonly written: number
  /** Unchanged files. */
  readonly kept: number
  /** Files that the list no longer has. */
  readonly removed: number
}

/** One list's documents for a folder. */
export interface DocumentsInput {
  /** Path, created if missing. */
  readonly folder: string
  /** File names and contents. */
  readonly documents: Iterable<readonly [name: string, text: string]>
  /** Matches names of files to remove unless they are among the documents. */
  readonly ownNames: RegExp
}

/**
 * Writes documents to a folder, each atomically. Does not rewrite unchanged files.
 *
 * @throws FILE_NOT_READABLE, FILE_NOT_WRITABLE, or the signal's reason.
 */
export async function writeDocuments(
  { folder, documents, ownNames }: DocumentsInput,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<WrittenProofFiles> {
  makeFolders(folder)
  const names = await reading(folder, readdir(folder))
  const present = new Set(names.filter((name) => ownNames.test(name)))
  let written = 0
  let kept = 0
  for (const [name, text] of documents) {
    signal?.throwIfAborted()
    const path = join(folder, name)
    const isThere = present.delete(name)
    if (isThere && (await readTextIfExists(path)) === text) {
      kept += 1
      continue
    }
    await replaceFile(path, text)
    written += 1
  }
  for (const name of present) await removeFile(join(folder, name))
  return { written, kept, removed: present.size }
}
