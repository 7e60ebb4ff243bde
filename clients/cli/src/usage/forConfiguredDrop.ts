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
