import type { DropOnChain, ShownSetting } from '../drop/dropOnChain.ts'
import type { ConfiguredDrop } from '../launch/configuredDrop.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { ChainActions } from '../runtime/runtime.ts'

/** A command about the config's drop, the same on every chain. */
type Run = (context: BaseContext, drop: ConfiguredDrop, options: never) => Promise<CommandResult>

/** Returns the actions of a command that asks the config's drop, whatever its chain. */
export function forConfiguredDrop(load: () => Promise<Run>): ChainActions {
  return {
    solana: async () => {
      const [run, { SolanaDrop }] = await Promise.all([load(), import('../launch/solanaDrop.ts')])
      return (context, options) => run(context, new SolanaDrop(context), options)
    },
    evm: async () => {
      const [run, { EvmDrop }] = await Promise.all([load(), import('../evm/launch/evmDrop.ts')])
      return (context, options) => run(context, new EvmDrop(context), options)
    },
    aptos: async () => {
      const [run, { AptosDrop }] = await Promise.all([
        load(),
        import('../aptos/launch/aptosDrop.ts'),
      ])
      return (context, options) => run(context, new AptosDrop(context), options)
    },
  }
}

/** A command about a drop on chain, the same on every chain. */
type RunOnChain = (
  context: BaseContext,
  drop: DropOnChain,
  options: never,
) => Promise<CommandResult>

/** Returns the actions of a command about the drop that its options or its config name, whatever its chain. */
export function forDropOnChain(load: () => Promise<RunOnChain>): Required<ChainActions> {
  return {
    solana: async () => {
      const [run, { SolanaDropOnChain }] = await Promise.all([
        load(),
        import('../chain/solanaDropOnChain.ts'),
      ])
      return (context, options) => run(context, new SolanaDropOnChain(context, options), options)
    },
    evm: async () => {
      const [run, { EvmDropOnChain }] = await Promise.all([
        load(),
        import('../evm/drop/evmDropOnChain.ts'),
      ])
      return (context, options) => run(context, new EvmDropOnChain(context, options), options)
    },
    aptos: async () => {
      const [run, { AptosDropOnChain }] = await Promise.all([
        load(),
        import('../aptos/drop/aptosDropOnChain.ts'),
      ])
      return (context, options) => run(context, new AptosDropOnChain(context, options), options)
    },
  }
}

/** Returns the actions that show one of a drop's settings. */
export function showing(setting: ShownSetting): Required<ChainActions> {
  return forDropOnChain(async () =>
    (await import('../commands/showSetting.ts')).showSetting(setting),
  )
}
