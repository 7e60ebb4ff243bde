import { join } from 'node:path'
import { z } from 'zod'
import type { PublishedPackage } from '../../../scripts/packages/publishedPackages.ts'
import { npm } from './npm.ts'

const PackOutput = z.array(
  z.object({
    name: z.string(),
    filename: z.string(),
    files: z.array(z.object({ path: z.string() })),
  }),
)

/** A package as published. */
export interface PackedPackage {
  name: string
  /** The file's absolute path. */
  tarball: string
  /** Paths of its files. */
  files: string[]
}

/** Packs packages that are built into a folder, as npm publishes them. */
export function pack(packages: readonly PublishedPackage[], into: string): PackedPackage[] {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', into]
  const folders = packages.map(({ folder }) => folder)
  return PackOutput.parse(JSON.parse(npm([...args, ...folders], into))).map(
    ({ name, filename, files }) => ({
      name,
      tarball: join(into, filename),
      files: files.map(({ path }) => path),
    }),
  )
}
