import { type Command, Help, type Option } from 'commander'
import type { ChainKind } from '../networks/chainKind.ts'
import { ChainOption } from '../runtime/chainOption.ts'

/** In a command group's help, shows only the global options that do something on its chain. */
export function showOptionsOf(kind: ChainKind, group: Command): void {
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
