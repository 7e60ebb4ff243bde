import type { ByChain, ChainKind } from '../networks/chainKind.ts'
import type { OptionDefinition } from '../runtime/chainOption.ts'
import type { ChainActions, NameOf } from '../runtime/runtime.ts'

/** A chain kind with a command group of its own, whose commands are named as in earlier versions. */
export type GroupKind = Exclude<ChainKind, 'solana'>

/** Examples, each as what follows the command's name, by the chains that they hold for. */
export interface Examples extends ByChain<readonly string[]> {
  readonly any?: readonly string[]
}

/** A command on all its chains: the only place with its texts and options. */
export interface CommandDefinition {
  readonly name: string
  readonly description: string
  /** Sentences that only hold on some of its chains, in lower case. */
  readonly notes?: ByChain
  /** The only word after the name, which has to be given. */
  readonly argument?: { readonly flags: string; readonly text: string; readonly property: string }
  readonly options?: readonly OptionDefinition[]
  readonly examples?: Examples
  /** Undefined for a group without an action of its own. */
  readonly actions?: ChainActions
  /** The command's substitute on a chain without it: ends a sentence. */
  readonly instead?: ByChain
  /** Converts the client's path to an option or a key in the config. */
  readonly names?: ByChain<NameOf>
  /** Words after `mintline evm` or `mintline aptos`. Default: the group lacks it. */
  readonly inGroup?: Partial<Readonly<Record<GroupKind, string>>>
  readonly commands?: readonly CommandDefinition[]
}
