import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type InputProblem, inParallel } from '@mintline/core'
import { readTextIfThere, replaceFile } from '@mintline/core/files'
import { formatDocument } from '../documents/index.ts'
import { AssetsError } from '../errors/assetsError.ts'
import { type BuildManifest, MANIFEST, readManifest, writeManifest } from './buildManifest.ts'
import { contentIdIfThere } from './fileContent.ts'
import { makePreview } from './pictures.ts'
import {
  type BuildInput,
  type BuildPlan,
  type PlannedFile,
  planBuild,
  type WorkOptions,
} from './planBuild.ts'

/** Sources and the folder of the build. */
export interface BuildFolderInput extends BuildInput {
  /** Path of the folder, created if missing: an earlier build, or empty. */
  readonly out: string
}

/** Numbers of files of a build. */
export interface BuildReport {
  /** Absolute path. */
  readonly folder: string
  readonly type: 'items' | 'edition'
  /** Number of items; 1 for an edition. */
  readonly items: number
  /** Documents, pictures and previews that were written. */
  readonly written: number
  /** Those that were there from an earlier build. */
  readonly kept: number
  /** Files of an earlier build that this one has no more. */
  readonly removed: number
  readonly previews: number
  /** Duplicates, which may be intended. */
  readonly warnings: readonly InputProblem[]
}

/** Files that are written at the same time; sharp takes all cores for each. */
const CONCURRENCY = 2

/**
 * Writes documents, pictures and previews to a folder, ready to be uploaded. What is there from an earlier build of the
 * same sources is kept.
 *
 * @throws ASSETS_INVALID with all problems, before anything is written. BUILD_FOLDER_TAKEN where the folder has other
 * files. Errors of the file system, or the reason of the signal.
 */
export async function buildAssets(
  { out, ...input }: BuildFolderInput,
  options: WorkOptions = {},
): Promise<BuildReport> {
  const folder = resolve(out)
  await mkdir(folder, { recursive: true })
  const before = await readManifest(folder)
  if (!before && (await readdir(folder)).some((name) => name !== MANIFEST)) {
    throw new AssetsError('BUILD_FOLDER_TAKEN', { path: folder })
  }
  const plan = await planBuild(input)
  const { problems } = plan
  if (problems.length > 0)
    throw new AssetsError('ASSETS_INVALID', { source: input.source, problems })
  const manifest = manifestOf(plan)
  const known = [...new Set([...(before?.files ?? []), ...manifest.files])]
  // Named before they are written, so that the next build after a crash knows them as its own.
  const previews = samePreviews(before?.previews ?? {}, manifest.previews)
  await writeManifest(folder, { ...manifest, isComplete: false, files: known, previews })
  const report = await writeFiles(plan, { folder, previews, ...options })
  const left = known.filter((name) => !manifest.files.includes(name))
  for (const name of left) await rm(join(folder, name), { force: true })
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

/** Previews of the same pictures in the same size. */
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
  /** Those of an earlier build that are still right. */
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
  const tell = () => {
    done += 1
    onProgress?.({ done, total })
  }
  const write = async (file: PlannedFile) => {
    count(await copyChanged(file, join(folder, file.name)))
    if (file.preview !== undefined) {
      const to = join(folder, file.preview)
      const isSame = previews[file.preview] !== undefined
      const isThere = isSame && (await contentIdIfThere(to)) !== undefined
      if (!isThere) await makePreview({ from: file.from, to, pixels: previewPixels })
      count(!isThere)
    }
    tell()
  }
  await inParallel(files, write, { concurrency: CONCURRENCY, signal })
  for (const [name, document] of documents) {
    signal?.throwIfAborted()
    const text = formatDocument(document)
    const path = join(folder, name)
    const isSame = (await readTextIfThere(path)) === text
    if (!isSame) await replaceFile(path, text)
    count(!isSame)
    tell()
  }
  return counts
}

/** True if the file was written, false if it was there. */
async function copyChanged({ from, content }: PlannedFile, to: string): Promise<boolean> {
  if ((await contentIdIfThere(to)) === content.cid) return false
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  return true
}
