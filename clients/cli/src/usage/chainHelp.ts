import { type Command, Help, type Option } from 'commander'
import type { ChainKind } from '../networks/chainKind.ts'
import { isOfOtherChain } from '../runtime/globalOptions.ts'

/** In a command group's help, shows only the global options that do something on its chain. */
export function showOptionsOf(kind: ChainKind, group: Command): void {
  function visibleGlobalOptions(this: Help, command: Command): Option[] {
    const all = Help.prototype.visibleGlobalOptions.call(this, command)
    return all.filter((option) => !isOfOtherChain(option, kind)).map(withoutSolanaNames)
  }
  // Subcommands inherit the help format.
  group.configureHelp({ ...group.configureHelp(), visibleGlobalOptions })
}

/** Replaces the description for `--url`, which elsewhere mentions the Solana CLI's network names. */
function withoutSolanaNames(option: Option): Option {
  if (option.long !== '--url') return option
  const description = 'node (default: the public ones of the chain)'
  return Object.assign(Object.create(option), { description })
}
