import { type Command, Help, type Option } from 'commander'
import type { ChainKind } from '../networks/chainKind.ts'
import { ChainOption } from '../runtime/chainOption.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { addCommand, addToGroup } from './addCommands.ts'
import { ALLOWLIST, LOOKUP_TABLE } from './allowlist.ts'
import { addAssets } from './assets.ts'
import type { CommandDefinition, GroupKind } from './definition.ts'
import { CONFIG, DEPLOY, IMPORT, INIT, LAUNCH, SHARE, SHOW, VALIDATE, VERIFY } from './drop.ts'
import { withExamples } from './examples.ts'
import { ITEM, METADATA, REVEAL } from './metadata.ts'
import { BURN, MINT } from './mint.ts'
import { CLAIM, FEES, ROYALTIES, TREASURY } from './money.ts'
import { LOCK, ROLES, TRANSFER_OWNERSHIP } from './ownership.ts'
import { withPackages } from './partHelp.ts'
import { PHASES, SALES } from './phase.ts'

/** Commands that find the chain of their drop, in the order in which it needs them. */
const DROP_COMMANDS: readonly CommandDefinition[] = [
  INIT,
  IMPORT,
  CONFIG,
  VALIDATE,
  DEPLOY,
  LAUNCH,
  PHASES,
  SALES,
  ALLOWLIST,
  MINT,
  BURN,
  ITEM,
  SHOW,
  SHARE,
  FEES,
  CLAIM,
  ROYALTIES,
  TREASURY,
  METADATA,
  LOOKUP_TABLE,
  REVEAL,
  LOCK,
  TRANSFER_OWNERSHIP,
  ROLES,
  VERIFY,
]

const GROUPS: Readonly<Record<GroupKind, string>> = { evm: 'EVM chains', aptos: 'Aptos' }

/** Adds every command but the one for completions. */
export function addTree(program: Command, runtime: Runtime): void {
  for (const definition of DROP_COMMANDS) addCommand(program, runtime, definition)
  addAssets(program, runtime)
  addExplain(program, runtime)
  for (const kind of ['evm', 'aptos'] as const) {
    const group = program
      .command(kind)
      .description(
        `The commands above for drops on ${GROUPS[kind]} only, under the names of earlier versions.`,
      )
    showOptionsOf(kind, group)
    withPackages(group, kind)
    addToGroup(group, runtime, DROP_COMMANDS)
  }
}

/** In a command group's help, shows only the global options that do something on its chain. */
function showOptionsOf(kind: ChainKind, group: Command): void {
  function visibleGlobalOptions(this: Help, command: Command): Option[] {
    return Help.prototype.visibleGlobalOptions.call(this, command).flatMap((option) => {
      if (!(option instanceof ChainOption)) return [option]
      const form = option.formOn(kind)
      return form ? [Object.assign(Object.create(option), { description: form.text })] : []
    })
  }
  // Subcommands inherit the help format.
  group.configureHelp({ ...group.configureHelp(), visibleGlobalOptions })
}

function addExplain(program: Command, runtime: Runtime): void {
  const command = program
    .command('explain')
    .description(
      'Say why an error happens and what to do, by its code; without one, list all codes.',
    )
    .argument('[code]', 'code of an error, as --json has it')
  withExamples(command, ['mintline explain FUNDS_TOO_LOW', 'mintline explain --json'])
  runtime.offline(command, async () => {
    const { explain } = await import('../commands/explain.ts')
    return explain(command.args[0])
  })
}
