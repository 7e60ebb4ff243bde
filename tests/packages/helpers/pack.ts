import { join } from 'node:path'
import { z } from 'zod'
import type { PublishedPackage } from '../../../scripts/packages/publishedPackages.ts'
import { npm } from './npm.ts'

const PackOutput = z.tuple([
  z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }),
])

/** A package as published. */
export interface PackedPackage {
  name: string
  /** The file's absolute path. */
  tarball: string
  /** Paths of its files. */
  files: string[]
}

/** Packs a package that is built into a folder, as npm publishes it. */
export function pack({ name, folder }: PublishedPackage, into: string): PackedPackage {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', into]
  const [{ filename, files }] = PackOutput.parse(JSON.parse(npm(args, folder)))
  return { name, tarball: join(into, filename), files: files.map(({ path }) => path) }
}
