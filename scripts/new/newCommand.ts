import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { camelOf, dashed, type Files, type Options, refusal, sentence } from './options.ts'
import { quoted, withEntry, withImport } from './source.ts'

const SRC = 'clients/cli/src'
const USAGE = `${SRC}/usage`
const TREE = `${USAGE}/tree.ts`
const README = 'clients/cli/README.md'

/** A chain's way to write actions. */
interface Chain {
  /** Folder of its actions, from the sources. */
  readonly commands: string
  /** The action, which reads the drop of the command and shows where it is. */
  readonly action: (name: string) => string
}

const CHAINS: Readonly<Record<string, Chain>> = {
  solana: {
    commands: 'commands',
    action: (
      name,
    ) => `import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import { labelled } from '../output/table.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

export async function ${name}(
  context: CommandContext,
  options: CollectionOption,
): Promise<CommandResult> {
  const { symbol, editions } = await readCollection(context, options)
  return {
    text: labelled([['collection', symbol], ['address', editions]]),
    data: { symbol, editions },
  }
}
`,
  },
  evm: {
    commands: 'evm/commands',
    action: (name) => `import type { CommandResult } from '../../runtime/commandResult.ts'
import { type DropOption, readDrop } from '../drop/readDrop.ts'
import type { EvmContext } from '../runtime/evmContext.ts'

export async function ${name}(context: EvmContext, options: DropOption): Promise<CommandResult> {
  const { address } = (await readDrop(context, options)).state
  return { text: address, data: { address } }
}
`,
  },
  aptos: {
    commands: 'aptos/commands',
    action: (name) => `import type { CommandResult } from '../../runtime/commandResult.ts'
import { type AptosDropOption, readAptosDrop } from '../drop/readAptosDrop.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'

export async function ${name}(
  context: AptosContext,
  options: AptosDropOption,
): Promise<CommandResult> {
  const { collection } = (await readAptosDrop(context, options)).settings
  return { text: collection, data: { collection } }
}
`,
  },
}

/** Writes a command that reads its drop: definition, action, entry in the tree and row in the README. */
export function newCommand(root: string, [given]: readonly string[], options: Options): Files {
  const name = dashed(given)
  const description = sentence(options, 'description')
  const kind = options.get('chain') ?? 'solana'
  const chain = CHAINS[kind]
  if (!chain) throw refusal('--chain', `has to be one of ${Object.keys(CHAINS).join(', ')}`)
  const file = camelOf(name)
  const usage = `${USAGE}/${file}.ts`
  const action = `${SRC}/${chain.commands}/${file}.ts`
  if (isCommand(root, name) || [usage, action].some((path) => existsSync(join(root, path)))) {
    throw refusal(name, 'is a command already')
  }
  const constant = name.replaceAll('-', '_').toUpperCase()
  return {
    [usage]: `import type { CommandDefinition } from './definition.ts'
import { DROP } from './options.ts'

export const ${constant}: CommandDefinition = {
  name: ${quoted(name)},
  description: ${quoted(description)},
  options: DROP,
  examples: { any: ['', '--json'] },
  actions: { ${kind}: async () => (await import('../${chain.commands}/${file}.ts')).${file} },
}
`,
    [action]: chain.action(file),
    [TREE]: withImport(
      withEntry(read(root, TREE), 'DROP_COMMANDS', constant, { before: 'VERIFY' }),
      `import { ${constant} } from './${file}.ts'`,
    ),
    [README]: withRow(read(root, README), name, description),
  }
}

/** Returns true if a definition or a group has the name. */
function isCommand(root: string, name: string): boolean {
  const named = new RegExp(`name: '${name}'|command\\('${name}'\\)`)
  const files = readdirSync(join(root, USAGE))
  return name in CHAINS || files.some((file) => named.test(read(root, `${USAGE}/${file}`)))
}

/** Adds a row to the README's table of commands; completion stays at the end. */
function withRow(readme: string, name: string, description: string): string {
  const words = description.charAt(0).toLowerCase() + description.slice(1, -1)
  const lines = readme.split('\n')
  const at = lines.findIndex((line) => line.startsWith('| `completion`'))
  return lines.toSpliced(at, 0, `| \`${name}\` | ${words} |`).join('\n')
}

function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
