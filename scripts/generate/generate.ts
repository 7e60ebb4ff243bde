import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { differingFiles } from '../lib/compareFolders.ts'
import { generateAnchorTypes } from './anchorTypes.ts'
import { generateAptos } from './aptos/index.ts'
import { generateCodama } from './codama.ts'
import { generateEvmContracts } from './evm/index.ts'
import { generateTestBuilds } from './evm/testBuilds.ts'

/** Output folders of `generate`, relative to the root. */
const GENERATED_FOLDERS = [
  join('target', 'types'),
  join('clients', 'aptos', 'src', 'generated'),
  join('clients', 'evm', 'src', 'generated'),
  join('clients', 'evm', 'test', 'generated'),
  join('clients', 'solana', 'src', 'generated'),
]

/** Generates all code from the IDLs and Move sources in `root` and the contracts of EVM drops into `out`. */
export async function generate(root: string, out: string): Promise<void> {
  generateAnchorTypes(root, out)
  await generateAptos(root, out)
  await generateCodama(root, out)
  generateEvmContracts(out)
  generateTestBuilds(out)
}

/** Generated files in `root` that are out of date; changes nothing. */
export async function staleFiles(root: string): Promise<string[]> {
  // Inside the root, so that generated imports resolve.
  const state = join(root, '.mintline')
  mkdirSync(state, { recursive: true })
  const fresh = mkdtempSync(join(state, 'generate-'))
  try {
    await generate(root, fresh)
    return GENERATED_FOLDERS.flatMap((folder) => differingFiles(folder, { old: root, fresh }))
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}
