import { join } from 'node:path'
import { readTextIfExists, replaceFile } from '@mintline/core/files'
import { parseJson } from '@mintline/core/text'
import * as z from 'zod/mini'

/** Name of the file that marks a folder as a build. */
export const MANIFEST = 'mintline-build.json'

const Manifest = z.object({
  version: z.literal(1),
  /** False while files are written, and after a crash. */
  isComplete: z.boolean(),
  type: z.enum(['items', 'edition']),
  /** Number of items; 1 for an edition. */
  items: z.number(),
  /** Document names, in item order; the collection's is last. */
  documents: z.array(z.string()),
  /** Names of all the build's files besides this one. */
  files: z.array(z.string()),
  /** Content ids of the pictures that previews were made from, with their maximum width and height in pixels. */
  previews: z.record(z.string(), z.object({ of: z.string(), pixels: z.number() })),
})

/** A build's contents. */
export type BuildManifest = z.infer<typeof Manifest>

/** Reads a folder's manifest; undefined = not a build. */
export async function readManifest(folder: string): Promise<BuildManifest | undefined> {
  const text = await readTextIfExists(join(folder, MANIFEST))
  if (text === undefined) return undefined
  const parsed = Manifest.safeParse(parseJson(new TextEncoder().encode(text)))
  return parsed.success ? parsed.data : undefined
}

/** Writes a folder's manifest atomically. */
export function writeManifest(folder: string, manifest: BuildManifest): Promise<void> {
  return replaceFile(join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`)
}
