import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allErrors, type ExplainedError } from '../../clients/cli/src/commands/explain.ts'
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
import { generateTables } from './server/tables.ts'

/** The page's path, relative to the root. */
const ERROR_PAGE = join('docs', 'errors.md')

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
 * Generates all code, and the error page, into `out`: from the IDLs, Move sources and migrations in `root`, the EVM
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
  await generateErrorPage(out)
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
      ...[...API_CLIENT_FILES, ERROR_PAGE].filter(
        (file) => !isSameFile(join(root, file), join(fresh, file)),
      ),
    ]
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** Writes the page of all errors, with their causes and fixes, from the catalogues. */
async function generateErrorPage(out: string): Promise<void> {
  const path = join(out, ERROR_PAGE)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, errorPage(await allErrors()))
}

function errorPage(errors: readonly ExplainedError[]): string {
  const packages = [...new Set(errors.map((each) => each.package))]
  const parts = packages.map((name) => {
    const rows = errors
      .filter((each) => each.package === name)
      .map(
        ({ code, explanation, exitCode }) => `| \`${code}\` | ${cell(explanation)} | ${exitCode} |`,
      )
    const head = '| code | why it happens, and what to do | exit code |\n| --- | --- | --- |'
    return `## ${name}\n\n${head}\n${rows.join('\n')}`
  })
  return `<!-- Written by npm run generate from the catalogues of errors: do not edit. -->

# Errors

All ${errors.length} errors by code. In programs, branch on \`error.code\`, never on messages. The command prints the code in \`--json\` and
after each message; \`mintline explain <code>\` prints what is here. If an error ends the command, the exit code is the one in
its row; the [command's documentation](../clients/cli/README.md#for-scripts) says what each exit code means.

${parts.join('\n\n')}
`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
