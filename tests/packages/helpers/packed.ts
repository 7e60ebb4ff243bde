import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { after } from 'mocha'
import { buildPackage } from '../../../scripts/packages/buildPackage.ts'
import { publishedPackages } from '../../../scripts/packages/publishedPackages.ts'
import { type PackedPackage, pack } from './pack.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

export const PACKAGES = publishedPackages(ROOT)

let packed: PackedPackage[] | undefined
let folder: string | undefined

/** Returns all packages, built and packed on the first call. */
export function packedPackages(): PackedPackage[] {
  packed ??= packAll()
  return packed
}

/** Returns a packed package by name. */
export function packedPackage(name: string): PackedPackage {
  const found = packedPackages().find((each) => each.name === name)
  if (found === undefined) throw new Error(`${name} is not published`)
  return found
}

function packAll(): PackedPackage[] {
  const work = mkdtempSync(join(tmpdir(), 'mintline-packed-'))
  folder = work
  for (const each of PACKAGES) buildPackage(ROOT, each)
  return pack(PACKAGES, work)
}

after(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
})
