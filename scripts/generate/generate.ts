import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  API_CLIENT_FILES,
  API_CLIENT_FOLDERS,
  generateApiClients,
} from '../generate-api-clients/index.ts'
import { differingFiles, isSameFile } from '../lib/compareFolders.ts'
import { generateAnchorTypes } from './anchorTypes.ts'
import { generateAptos } from './aptos/index.ts'
import { generateCodama } from './codama.ts'
import { generateEvmContracts } from './evm/index.ts'
import { generateTestBuilds } from './evm/testBuilds.ts'
import { generatePages, PAGES } from './pages.ts'
import { generateTables } from './server/tables.ts'

/** Output folders for `generate`, relative to the root. */
const GENERATED_FOLDERS = [
  join('target', 'types'),
  join('clients', 'aptos', 'src', 'generated'),
  join('clients', 'evm', 'src', 'generated'),
  join('clients', 'evm', 'test', 'generated'),
  join('clients', 'solana', 'src', 'generated'),
  join('server', 'src', 'database', 'generated'),
  ...API_CLIENT_FOLDERS,
]

/**
 * Generates all code, and the pages in `docs` that data makes, into `out`: from the IDLs, Move sources and migrations in `root`, the EVM
 * drop contracts, and the server's calls.
 */
export async function generate(root: string, out: string): Promise<void> {
  generateAnchorTypes(root, out)
  await generateAptos(root, out)
  await generateCodama(root, out)
  generateEvmContracts(out)
  generateTestBuilds(out)
  await generateTables(root, out)
  await generateApiClients(out)
  await generatePages(out)
}

/** Lists generated files in `root` that are out of date; changes nothing. */
export async function staleFiles(root: string): Promise<string[]> {
  // Inside the root, so that generated imports resolve.
  const state = join(root, '.mintline')
  mkdirSync(state, { recursive: true })
  const fresh = mkdtempSync(join(state, 'generate-'))
  try {
    await generate(root, fresh)
    return [
      ...GENERATED_FOLDERS.flatMap((folder) => differingFiles(folder, { old: root, fresh })),
      ...[...API_CLIENT_FILES, ...PAGES].filter(
        (file) => !isSameFile(join(root, file), join(fresh, file)),
      ),
    ]
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}
