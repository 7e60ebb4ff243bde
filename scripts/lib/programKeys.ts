import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createKeypair, readKeypair } from '../../migrations/lib/keypairFile.ts'
import { workspacePrograms } from './programs.ts'

const DECLARED_ID = /declare_id!\("(\w+)"\)/

/** A program and its keypair's address. */
export interface ProgramKey {
  library: string
  address: string
  /** True if the sources had another address before. */
  isChanged: boolean
}

/** Creates missing program keypairs, and writes all addresses into the sources. */
export function writeProgramKeys(root: string): ProgramKey[] {
  return workspacePrograms(root).map(({ folder, library }) => {
    const path = join(root, 'target', 'deploy', `${library}-keypair.json`)
    const address = (readKeypair(path) ?? createKeypair(path)).publicKey.toBase58()
    const source = join(root, 'programs', folder, 'src', 'lib.rs')
    const declared = DECLARED_ID.exec(readFileSync(source, 'utf8'))?.[1]
    if (declared === undefined) throw new Error(`${source} declares no address.`)
    if (declared === address) return { library, address, isChanged: false }
    const files = [
      source,
      join(root, 'Anchor.toml'),
      join(root, 'clients', 'solana', 'src', 'addresses.ts'),
    ]
    for (const file of files) replaceAddress(file, { declared, address })
    return { library, address, isChanged: true }
  })
}

function replaceAddress(
  file: string,
  { declared, address }: { declared: string; address: string },
): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(declared)) throw new Error(`${file} does not name ${declared}.`)
  writeFileSync(file, text.replaceAll(declared, address))
}
