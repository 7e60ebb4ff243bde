import { type Command, Help, type Option } from 'commander'
import type { ChainKind } from '../networks/chainKind.ts'
import { isOfOtherChain } from '../runtime/globalOptions.ts'

/** Shows only those global options in the help of a group of commands that do something on its chain. */
export function showOptionsOf(kind: ChainKind, group: Command): void {
  function visibleGlobalOptions(this: Help, command: Command): Option[] {
    const all = Help.prototype.visibleGlobalOptions.call(this, command)
    return all.filter((option) => !isOfOtherChain(option, kind)).map(withoutSolanaNames)
  }
  // Commands below take over the form of help.
  group.configureHelp({ ...group.configureHelp(), visibleGlobalOptions })
}

/** The description of `--url` for all commands mentions names of the Solana CLI. */
function withoutSolanaNames(option: Option): Option {
  if (option.long !== '--url') return option
  const description = 'node (default: the public ones of the chain)'
  return Object.assign(Object.create(option), { description })
}
