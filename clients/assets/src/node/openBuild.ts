import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { InputProblem } from '@mintline/core/errors'
import { ifExists, reading } from '@mintline/core/files'
import { filesOf, type MetadataDocument, parseDocument } from '../documents/index.ts'
import { AssetsError } from '../errors/assetsError.ts'
import { readManifest } from './buildManifest.ts'
import { orUnreadable } from './fileContent.ts'

/** A complete build. */
export interface OpenBuild {
  /** Absolute path. */
  readonly folder: string
  readonly type: 'items' | 'edition'
  /** Number of items; 1 for an edition. */
  readonly items: number
  /** Documents by name; the collection's is last. */
  readonly documents: ReadonlyMap<string, MetadataDocument>
  /** Names of pictures, videos, audio files, 3D models and previews. */
  readonly media: readonly string[]
}

/**
 * Reads a build, and checks every document and the files that it names.
 *
 * @throws BUILD_NOT_FOUND, BUILD_INCOMPLETE, ASSETS_INVALID with all problems, and FILE_NOT_READABLE.
 */
export async function openBuild(path: string): Promise<OpenBuild> {
  const folder = resolve(path)
  const manifest = await readManifest(folder)
  if (!manifest) throw new AssetsError('BUILD_NOT_FOUND', { path: folder })
  if (!manifest.isComplete) throw new AssetsError('BUILD_INCOMPLETE', { path: folder })
  const { type, items } = manifest
  const problems: InputProblem[] = []
  const documents = new Map<string, MetadataDocument>()
  const files = new Set(manifest.files)
  const names = new Set(manifest.documents)
  for (const name of files) {
    const problem = await fileProblem(folder, name)
    if (problem) problems.push(problem)
    else if (names.has(name)) {
      const path = join(folder, name)
      const read = await orUnreadable(name, reading(path, readFile(path)))
      if ('problem' in read) {
        problems.push(read.problem)
        continue
      }
      const parsed = parseDocument(read.value, name)
      problems.push(...parsed.problems)
      if (!parsed.document) continue
      documents.set(name, parsed.document)
      const unknownFiles = filesOf(parsed.document).filter((one) => !files.has(one))
      for (const one of unknownFiles) {
        const message = `It names ${one}, which is not in the build`
        problems.push({ path: '', code: 'FILE_MISSING', message, file: name })
      }
    }
  }
  if (problems.length > 0) throw new AssetsError('ASSETS_INVALID', { source: folder, problems })
  const media = manifest.files.filter((name) => !names.has(name))
  return { folder, type, items, documents, media }
}

async function fileProblem(folder: string, file: string): Promise<InputProblem | undefined> {
  const path = join(folder, file)
  const stats = await reading(path, ifExists(stat(path)))
  if (stats === undefined) {
    return { path: '', code: 'FILE_MISSING', message: 'The file is gone: build again', file }
  }
  if (stats.size > 0) return undefined
  return { path: '', code: 'FILE_EMPTY', message: 'The file is empty', file }
}
