// Prints how much disk the installed command takes for Solana alone; exit code 1 above the bound: npm run bench:cli
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishedPackages } from '../../../scripts/packages/publishedPackages.ts'
import { install, makeProject } from '../../../tests/packages/helpers/install.ts'
import { pack } from '../../../tests/packages/helpers/pack.ts'
import {
  bytesOnDisk,
  MAX_BYTES,
  SOLANA_ALONE,
} from '../../../tests/packages/helpers/solanaAlone.ts'

/** Largest packages that are listed. */
const LISTED = 10
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const packed = mkdtempSync(join(tmpdir(), 'mintline-packed-'))
const project = makeProject()
try {
  const needed = publishedPackages(ROOT).filter(({ name }) =>
    SOLANA_ALONE.some((one) => one === name),
  )
  install(
    pack(needed, packed).map(({ tarball }) => tarball),
    project,
  )
  const modules = join(project, 'node_modules')
  const total = bytesOnDisk(modules)
  const largest = packagesIn(modules)
    .map((name) => ({ name, bytes: bytesOnDisk(join(modules, name)) }))
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, LISTED)
  for (const { name, bytes } of [{ name: 'mintline for Solana', bytes: total }, ...largest]) {
    console.log(`${name.padEnd(32)} ${(bytes / 1e6).toFixed(1).padStart(6)} MB`)
  }
  if (total > MAX_BYTES) {
    console.error(`The installed command takes more than ${MAX_BYTES / 1e6} MB.`)
    process.exitCode = 1
  }
} finally {
  rmSync(project, { recursive: true, force: true })
  rmSync(packed, { recursive: true, force: true })
}

/** Names of the packages in a folder of modules, with those of scopes. */
function packagesIn(modules: string): string[] {
  return readdirSync(modules).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(modules, name)).map((below) => join(name, below))
      : name.startsWith('.')
        ? []
        : [name],
  )
}
