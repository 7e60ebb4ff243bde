import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { APTOS_CAPABILITIES } from '@mintline/aptos/drop'
import { DROP_PARTS, type DropCapabilities, type DropPart } from '@mintline/core/drop'
import { EVM_CAPABILITIES } from '@mintline/evm/drop'
import { SOLANA_CAPABILITIES } from '@mintline/solana/drop'
import { allErrors, type ExplainedError } from '../../clients/cli/src/commands/explain.ts'

/** The errors' page, relative to the root. */
const ERROR_PAGE = join('docs', 'errors.md')

/** The chains' page, relative to the root. */
const CHAIN_PAGE = join('docs', 'chains.md')

/** Generated documents, relative to the root. */
export const PAGES: readonly string[] = [ERROR_PAGE, CHAIN_PAGE]

/** Writes the documents that the sources' data makes. */
export async function generatePages(out: string): Promise<void> {
  write(join(out, ERROR_PAGE), errorPage(await allErrors()))
  write(join(out, CHAIN_PAGE), chainPage())
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
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

const CHAINS: Readonly<Record<string, DropCapabilities>> = {
  'Solana, Eclipse': SOLANA_CAPABILITIES,
  'EVM chains': EVM_CAPABILITIES,
  Aptos: APTOS_CAPABILITIES,
}

function chainPage(): string {
  const chains = Object.values(CHAINS)
  const rows = (Object.keys(DROP_PARTS) as DropPart[]).map((part) => {
    const label = part.startsWith('phases.')
      ? `Phases: ${lowerFirst(DROP_PARTS[part])}`
      : DROP_PARTS[part]
    const cells = chains.map((capabilities) => capabilityText(capabilities, part))
    return `| ${[label, ...cells].join(' | ')} |`
  })
  const names = Object.keys(CHAINS)
  return `<!-- Written by npm run generate from the adapters' capabilities: do not edit. -->

# What each chain can do

Parts of a drop on each chain, and what its owner can do with them once the drop is on chain. A part that is fixed is set
at creation, and \`mintline verify\` reports it where the config says something else. In programs, \`SOLANA_CAPABILITIES\`,
\`EVM_CAPABILITIES\` and \`APTOS_CAPABILITIES\` have the same data, in the packages' entry point \`drop\`.

| part | ${names.join(' | ')} |
| --- | ${names.map(() => '---').join(' | ')} |
${rows.join('\n')}
`
}

const CHANGES = { any: 'changes', lower: 'can be lowered', never: 'fixed' } as const

function capabilityText(capabilities: DropCapabilities, part: DropPart): string {
  const capability = capabilities[part]
  if (!capability) return 'no'
  const { change, most, note } = capability
  const limit = most === undefined ? '' : `, at most ${most}`
  return `${CHANGES[change]}${limit}${note === undefined ? '' : ` (${note})`}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
