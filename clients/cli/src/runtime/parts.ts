import { createRequire } from 'node:module'
import { CommandError } from '../errors/commandError.ts'
import { TESTED_WITH } from '../manifest.ts'

/** A part of the command whose packages are installed on demand: drops on Solana and Eclipse need none of them. */
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

/** The part of a version that compatible ones share: `2` of 2.57.0, `0.1` of 0.1.0. */
const COMPATIBLE = /^(0\.\d+|\d+)\./

function compatible(version: string): string {
  return COMPATIBLE.exec(version)?.[1] ?? version
}

/** The line that installs a part beside the command. */
export function installLine(part: Part): string {
  const named = PARTS[part].packages.map((name) => `${name}@${compatible(TESTED_WITH[name] ?? '')}`)
  return `npm install ${named.join(' ')}`
}

/** True if the packages of a part are installed, in versions that go with the command. */
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
