import { readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { inParallel } from '@mintline/core/async'
import type { InputProblem } from '@mintline/core/errors'
import {
  copyWhole,
  makeFolders,
  reading,
  readTextIfExists,
  removeFile,
  replaceFile,
} from '@mintline/core/files'
import { formatDocument } from '../documents/index.ts'
import { AssetsError } from '../errors/assetsError.ts'
import { type BuildManifest, MANIFEST, readManifest, writeManifest } from './buildManifest.ts'
import { contentIdIfExists } from './fileContent.ts'
import { type PlannedFile, pictureBroken, type WorkOptions } from './inspectFiles.ts'
import { makePreview } from './pictures.ts'
import { type BuildInput, type BuildPlan, planBuild } from './planBuild.ts'

/** Sources and build folder. */
export interface BuildFolderInput extends BuildInput {
  /** Folder path, created if missing. Must be empty or hold an earlier build. */
  readonly out: string
}

/** File counts for a build. */
export interface BuildReport {
  /** Absolute path. */
  readonly folder: string
  readonly type: 'items' | 'edition'
  /** Number of items; 1 for an edition. */
  readonly items: number
  /** Documents, pictures and previews written. */
  readonly written: number
  /** Those kept from an earlier build. */
  readonly kept: number
  /** Files in an earlier build that this one no longer has. */
  readonly removed: number
  readonly previews: number
  /** Duplicates, which may be intended. */
  readonly warnings: readonly InputProblem[]
}

/** Concurrent writes; sharp uses all cores for each. */
const CONCURRENCY = 2

/**
 * Writes documents, pictures and previews to a folder, ready for upload. Keeps unchanged files from an earlier build.
 *
 * @throws ASSETS_INVALID with all problems, before anything is written. BUILD_FOLDER_TAKEN if the folder has other
 * files. FILE_NOT_READABLE, FILE_NOT_WRITABLE, or the signal's reason.
 */
export async function buildAssets(
  { out, ...input }: BuildFolderInput,
  options: WorkOptions = {},
): Promise<BuildReport> {
  const folder = resolve(out)
  makeFolders(folder)
  const before = await readManifest(folder)
  if (!before && (await reading(folder, readdir(folder))).some((name) => name !== MANIFEST)) {
    throw new AssetsError('BUILD_FOLDER_TAKEN', { path: folder })
  }
  const plan = await planBuild(input)
  const { problems } = plan
  if (problems.length > 0)
    throw new AssetsError('ASSETS_INVALID', { source: input.source, problems })
  const manifest = manifestOf(plan)
  const known = [...new Set([...(before?.files ?? []), ...manifest.files])]
  // Listed before they are written, so that after a crash the next build knows them as its own.
  const previews = samePreviews(before?.previews ?? {}, manifest.previews)
  await writeManifest(folder, { ...manifest, isComplete: false, files: known, previews })
  const report = await writeFiles(plan, { folder, previews, ...options })
  const left = known.filter((name) => !manifest.files.includes(name))
  for (const name of left) await removeFile(join(folder, name))
  await writeManifest(folder, manifest)
  const { type, items, warnings } = plan
  const made = Object.keys(manifest.previews).length
  return { folder, type, items, ...report, removed: left.length, previews: made, warnings }
}

function manifestOf({ type, items, files, documents, previewPixels }: BuildPlan): BuildManifest {
  const previewed = files.flatMap(({ preview, content }) =>
    preview === undefined ? [] : [[preview, { of: content.cid, pixels: previewPixels }] as const],
  )
  const names = files.map(({ name }) => name)
  return {
    version: 1,
    isComplete: true,
    type,
    items,
    documents: [...documents.keys()],
    files: [...documents.keys(), ...names, ...previewed.map(([name]) => name)],
    previews: Object.fromEntries(previewed),
  }
}

/** Returns previews made from the same pictures at the same size. */
function samePreviews(
  before: BuildManifest['previews'],
  now: BuildManifest['previews'],
): BuildManifest['previews'] {
  const same = Object.entries(before).filter(
    ([name, { of, pixels }]) => now[name]?.of === of && now[name].pixels === pixels,
  )
  return Object.fromEntries(same)
}

interface WriteOptions extends WorkOptions {
  readonly folder: string
  /** Reusable previews from an earlier build. */
  readonly previews: BuildManifest['previews']
}

async function writeFiles(
  { files, documents, previewPixels }: BuildPlan,
  { folder, previews, signal, onProgress }: WriteOptions,
): Promise<{ written: number; kept: number }> {
  const counts = { written: 0, kept: 0 }
  const total = files.length + documents.size
  const count = (isWritten: boolean) => {
    counts[isWritten ? 'written' : 'kept'] += 1
  }
  let done = 0
  const reportProgress = () => {
    done += 1
    onProgress?.({ done, total })
  }
  const write = async (file: PlannedFile) => {
    count(await copyChanged(file, join(folder, file.name)))
    if (file.preview !== undefined) {
      const to = join(folder, file.preview)
      const isSame = previews[file.preview] !== undefined
      const isThere = isSame && (await contentIdIfExists(to)) !== undefined
      if (!isThere) await replaceFile(to, await previewOf(file, previewPixels))
      count(!isThere)
    }
    reportProgress()
  }
  await inParallel(files, write, { concurrency: CONCURRENCY, signal })
  for (const [name, document] of documents) {
    signal?.throwIfAborted()
    const text = formatDocument(document)
    const path = join(folder, name)
    const isSame = (await readTextIfExists(path)) === text
    if (!isSame) await replaceFile(path, text)
    count(!isSame)
    reportProgress()
  }
  return counts
}

/** @throws ASSETS_INVALID for a picture that is damaged after its header, which is all that was read before */
async function previewOf({ name, from }: PlannedFile, pixels: number): Promise<Uint8Array> {
  try {
    return await makePreview({ from, pixels })
  } catch (cause) {
    const context = { source: dirname(from), problems: [pictureBroken(name)] }
    throw new AssetsError('ASSETS_INVALID', context, { cause })
  }
}

/** Returns true if the file was written, false if it was already there. */
async function copyChanged({ from, content }: PlannedFile, to: string): Promise<boolean> {
  if ((await contentIdIfExists(to)) === content.cid) return false
  await copyWhole(from, to)
  return true
}
