import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MovePackage, type NamedAddresses, readMoveToml, writeMoveToml } from './moveToml.ts'

/** Our own package with Aptos' module names, which replaces Aptos' framework. */
export const FRAMEWORK = fileURLToPath(new URL('../../../aptos-framework', import.meta.url))

const FRAMEWORK_TOML = readMoveToml(FRAMEWORK)

/** A package's folders with Move sources. */
const SOURCES = ['sources', 'scripts', 'tests']

/** A copy of a package, to be compiled against this network's framework. */
export interface ScratchPackage extends MovePackage {
  readonly folder: string
  remove(): void
}

/**
 * Copies a package's sources beside a Move.toml that depends on nothing but the framework here. The package itself,
 * which may name Aptos' repository in its own Move.toml, is only read.
 *
 * @param addresses Named addresses, in addition to or instead of those in its Move.toml.
 */
export function copyPackage(folder: string, addresses: NamedAddresses = {}): ScratchPackage {
  const own = readMoveToml(folder)
  const known = { ...own.addresses, ...addresses }
  const isFramework = own.name === FRAMEWORK_TOML.name
  const copied: MovePackage = {
    ...own,
    addresses: isFramework ? known : withoutFramework(known),
  }
  const scratch = mkdtempSync(join(tmpdir(), 'mintline-move-'))
  for (const name of SOURCES) {
    const source = join(folder, name)
    if (existsSync(source)) cpSync(source, join(scratch, name), { recursive: true })
  }
  const framework = { name: FRAMEWORK_TOML.name, folder: FRAMEWORK }
  const toml = writeMoveToml(copied, isFramework ? undefined : framework)
  writeFileSync(join(scratch, 'Move.toml'), toml)
  return {
    ...copied,
    folder: scratch,
    remove: () => rmSync(scratch, { recursive: true, force: true }),
  }
}

/** A package may repeat the framework's addresses, but the compiler takes each from one package. */
function withoutFramework(addresses: NamedAddresses): NamedAddresses {
  const names = new Set(Object.keys(FRAMEWORK_TOML.addresses))
  return Object.fromEntries(Object.entries(addresses).filter(([name]) => !names.has(name)))
}
