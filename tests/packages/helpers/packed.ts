import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { after } from 'mocha'
import { z } from 'zod'
import { buildPackage } from '../../../scripts/packages/buildPackage.ts'
import { publishedPackages } from '../../../scripts/packages/publishedPackages.ts'
import { npm } from './npm.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const PackOutput = z.tuple([
  z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }),
])

/** A package as published. */
export interface PackedPackage {
  name: string
  /** Absolute path of the file. */
  tarball: string
  /** Paths of the files in it. */
  files: string[]
}

export const PACKAGES = publishedPackages(ROOT)

let packed: PackedPackage[] | undefined
let folder: string | undefined

/** All packages, built and packed on the first call. */
export function packedPackages(): PackedPackage[] {
  packed ??= pack()
  return packed
}

/** A packed package by name. */
export function packedPackage(name: string): PackedPackage {
  const found = packedPackages().find((each) => each.name === name)
  if (found === undefined) throw new Error(`${name} is not published`)
  return found
}

function pack(): PackedPackage[] {
  const work = mkdtempSync(join(tmpdir(), 'mintline-packed-'))
  folder = work
  for (const each of PACKAGES) buildPackage(ROOT, each)
  return PACKAGES.map((each) => {
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', work]
    const [{ filename, files }] = PackOutput.parse(JSON.parse(npm(args, each.folder)))
    const paths = files.map(({ path }) => path)
    return { name: each.name, tarball: join(work, filename), files: paths }
  })
}

after(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
})
