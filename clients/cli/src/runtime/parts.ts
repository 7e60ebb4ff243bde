import { createRequire } from 'node:module'
import { CommandError } from '../errors/commandError.ts'
import { TESTED_WITH } from '../manifest.ts'

/** A command part whose packages are installed on demand: drops on Solana and Eclipse need none of them. */
export type Part = 'assets' | 'evm' | 'aptos'

interface PartPackages {
  /** For people; begins a sentence. */
  readonly name: string
  readonly packages: readonly string[]
}

const PARTS: Readonly<Record<Part, PartPackages>> = {
  assets: { name: 'Pictures and metadata', packages: ['@mintline/assets'] },
  evm: { name: 'Drops on EVM chains', packages: ['@mintline/evm', 'viem'] },
  aptos: { name: 'Drops on Aptos', packages: ['@mintline/aptos'] },
}

const require = createRequire(import.meta.url)

/** The part that compatible versions share: `2` for 2.57.0, `0.1` for 0.1.0. */
const COMPATIBLE = /^(0\.\d+|\d+)\./

function compatible(version: string): string {
  return COMPATIBLE.exec(version)?.[1] ?? version
}

/** Returns the line that installs a part beside the command. */
export function installLine(part: Part): string {
  const named = PARTS[part].packages.map((name) => `${name}@${compatible(TESTED_WITH[name] ?? '')}`)
  return `npm install ${named.join(' ')}`
}

/** Returns true if a part's packages are installed, in versions that are compatible with the command. */
export function isInstalled(part: Part): boolean {
  return PARTS[part].packages.every((name) => {
    try {
      const { version }: { version: string } = require(`${name}/package.json`)
      return compatible(version) === compatible(TESTED_WITH[name] ?? '')
    } catch {
      return false
    }
  })
}

/** @throws PACKAGES_NOT_INSTALLED */
export function assertInstalled(part: Part): void {
  if (isInstalled(part)) return
  throw new CommandError('PACKAGES_NOT_INSTALLED', {
    purpose: PARTS[part].name,
    install: installLine(part),
  })
}
