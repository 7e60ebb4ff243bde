import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  camelOf,
  dashed,
  type Files,
  type Options,
  pascalOf,
  refusal,
  sentence,
} from './options.ts'
import { quoted, withEntry, withImport } from './source.ts'

const SRC = 'clients/cli/src'
const README = 'clients/cli/README.md'

/** A chain's way to write commands. */
interface Chain {
  /** Folders of usages and actions, from the sources. */
  readonly usage: string
  readonly commands: string
  /** File whose `COMMANDS` lists them, and the entry before which a new one stands. */
  readonly list: string
  readonly before?: string
  /** Begins the name of the function that adds a command. */
  readonly add: string
  /** Words that users type before the command's name. */
  readonly typed: string
  /** The usage's parent command, import, statement and example. */
  readonly parent: string
  readonly optionImport: string
  readonly withOption: (command: string) => string
  readonly on: string
  readonly example: string
  /** The action, which reads the drop of the command and shows where it is. */
  readonly action: (name: string) => string
}

const CHAINS: Readonly<Record<string, Chain>> = {
  solana: {
    usage: 'usage',
    commands: 'commands',
    list: 'program.ts',
    before: 'addEvmCommands',
    add: 'add',
    typed: '',
    parent: 'program',
    optionImport: "import { collectionOption } from './options.ts'",
    withOption: (command) => `${command}.addOption(collectionOption())`,
    on: 'on',
    example: '--collection FIRST --json',
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
    usage: 'usage/evm',
    commands: 'evm/commands',
    list: 'usage/evm/evm.ts',
    add: 'addEvm',
    typed: 'evm ',
    parent: 'evm',
    optionImport: "import { contractOption, tokenIdOption } from './options.ts'",
    withOption: (command) => `${command}.addOption(contractOption()).addOption(tokenIdOption())`,
    on: 'onEvm',
    example: '--contract BASE:<address> --json',
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
    usage: 'usage/aptos',
    commands: 'aptos/commands',
    list: 'usage/aptos/aptos.ts',
    add: 'addAptos',
    typed: 'aptos ',
    parent: 'aptos',
    optionImport: "import { withDrop } from './options.ts'",
    withOption: (command) => `withDrop(${command})`,
    on: 'onAptos',
    example: '--contract APTOS:<address> --json',
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

/** Writes a command that reads its drop, with its usage, its entry in the program and its line in the README. */
export function newCommand(root: string, [given]: readonly string[], options: Options): Files {
  const name = dashed(given)
  const description = sentence(options, 'description')
  const chain = CHAINS[options.get('chain') ?? 'solana']
  if (!chain) throw refusal('--chain', `has to be one of ${Object.keys(CHAINS).join(', ')}`)
  const file = camelOf(name)
  const usage = `${SRC}/${chain.usage}/${file}.ts`
  const action = `${SRC}/${chain.commands}/${file}.ts`
  const group = `${SRC}/${chain.usage}/${file}`
  if ([usage, action, group].some((path) => existsSync(join(root, path)))) {
    throw refusal(name, 'is a command already')
  }
  const add = `${chain.add}${pascalOf(name)}`
  const list = `${SRC}/${chain.list}`
  const from = chain.typed === '' ? './usage' : '.'
  const { before } = chain
  return {
    [usage]: usageFile({ chain, name, file, add, description }),
    [action]: chain.action(file),
    [list]: withImport(
      withEntry(read(root, list), 'COMMANDS', add, before === undefined ? {} : { before }),
      `import { ${add} } from '${from}/${file}.ts'`,
    ),
    [README]: withRow(read(root, README), `${chain.typed}${name}`, description),
  }
}

interface Usage {
  readonly chain: Chain
  readonly name: string
  readonly file: string
  readonly add: string
  readonly description: string
}

function usageFile({ chain, name, file, add, description }: Usage): string {
  const up = '../'.repeat(chain.usage.split('/').length)
  const examples = chain.typed === '' ? './examples.ts' : '../examples.ts'
  const typed = `mintline ${chain.typed}${name}`
  const command = `${chain.parent}.command(${quoted(name)}).description(${quoted(description)})`
  return `import type { Command } from 'commander'
import type { Runtime } from '${up}runtime/runtime.ts'
import { withExamples } from '${examples}'
${chain.optionImport}

export function ${add}(${chain.parent}: Command, runtime: Runtime): void {
  const command = ${chain.withOption(command)}
  withExamples(command, [${quoted(typed)}, ${quoted(`${typed} ${chain.example}`)}])
  runtime.${chain.on}(command, async () => (await import('${up}${chain.commands}/${file}.ts')).${file})
}
`
}

/** Adds a row to the README's table of the chain's commands, as its last; completion stays at the end. */
function withRow(readme: string, typed: string, description: string): string {
  const words = description.charAt(0).toLowerCase() + description.slice(1, -1)
  const row = `| \`${typed}\` | ${words} |`
  const lines = readme.split('\n')
  const [group] = typed.split(' ')
  const at = typed.includes(' ')
    ? lines.findLastIndex((line) => line.startsWith(`| \`${group} `)) + 1
    : lines.findIndex((line) => line.startsWith('| `completion`'))
  return lines.toSpliced(at, 0, row).join('\n')
}

function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
