import type { AptosContext } from '../aptos/chain/aptosContext.ts'
import type { DropOnChain, PhasesOnChain, ShownSetting } from '../drop/dropOnChain.ts'
import type { MintOnChain } from '../drop/mintOnChain.ts'
import type { EvmContext } from '../evm/chain/evmContext.ts'
import type { ConfiguredDrop } from '../launch/configuredDrop.ts'
import type { EntryLists } from '../lists/entryList.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { ChainActions, LoadAction } from '../runtime/runtime.ts'

/** A command about a drop, the same on every chain. */
type Run<Drop> = (context: BaseContext, drop: Drop, options: never) => Promise<CommandResult>

/** Loads a chain's class for a command's drop. */
type LoadDrop<Context, Drop> = () => Promise<new (context: Context, options: never) => Drop>

/** Returns a command's action on a chain. */
function actionOf<Context extends BaseContext, Drop>(
  load: () => Promise<Run<Drop>>,
  loadDrop: LoadDrop<Context, Drop>,
): LoadAction<Context> {
  return async () => {
    const [run, OwnDrop] = await Promise.all([load(), loadDrop()])
    return (context, options) => run(context, new OwnDrop(context, options), options)
  }
}

/** Returns a command's actions, each with its chain's drop. */
function onEveryChain<Drop>(
  load: () => Promise<Run<Drop>>,
  drops: {
    readonly solana: LoadDrop<CommandContext, Drop>
    readonly evm: LoadDrop<EvmContext, Drop>
    readonly aptos: LoadDrop<AptosContext, Drop>
  },
): Required<ChainActions> {
  return {
    solana: actionOf(load, drops.solana),
    evm: actionOf(load, drops.evm),
    aptos: actionOf(load, drops.aptos),
  }
}

/** Returns the actions of a command that asks the config's drop, whatever its chain. */
export function forConfiguredDrop(load: () => Promise<Run<ConfiguredDrop>>): ChainActions {
  return onEveryChain(load, {
    solana: async () => (await import('../launch/solanaDrop.ts')).SolanaDrop,
    evm: async () => (await import('../evm/launch/evmDrop.ts')).EvmDrop,
    aptos: async () => (await import('../aptos/launch/aptosDrop.ts')).AptosDrop,
  })
}

const DROPS_ON_CHAIN = {
  solana: async () => (await import('../chain/solanaDropOnChain.ts')).SolanaDropOnChain,
  evm: async () => (await import('../evm/drop/evmDropOnChain.ts')).EvmDropOnChain,
  aptos: async () => (await import('../aptos/drop/aptosDropOnChain.ts')).AptosDropOnChain,
}

/** Returns the actions of a command about the drop that its options or its config name, whatever its chain. */
export function forDropOnChain(load: () => Promise<Run<DropOnChain>>): Required<ChainActions> {
  return onEveryChain(load, DROPS_ON_CHAIN)
}

/** Returns the actions of a command about entries, on the chains that have them. */
export function forEntryLists(load: () => Promise<Run<EntryLists>>): ChainActions {
  return {
    solana: actionOf(
      load,
      async () => (await import('../lists/solanaEntryLists.ts')).SolanaEntryLists,
    ),
    aptos: actionOf(
      load,
      async () => (await import('../aptos/lists/aptosEntryLists.ts')).AptosEntryLists,
    ),
  }
}

/** Returns the actions of a command that mints, whatever the chain. */
export function forMint(load: () => Promise<Run<MintOnChain>>): Required<ChainActions> {
  return onEveryChain(load, {
    solana: async () => (await import('../chain/solanaMint.ts')).SolanaMint,
    evm: async () => (await import('../evm/drop/evmMint.ts')).EvmMint,
    aptos: async () => (await import('../aptos/drop/aptosMint.ts')).AptosMint,
  })
}

/** Returns a command's actions on all phases in the config, whatever its chain. */
export function forPhases(load: () => Promise<Run<PhasesOnChain>>): Required<ChainActions> {
  return onEveryChain(load, DROPS_ON_CHAIN)
}

/** Returns the actions that show one of a drop's settings. */
export function showing(setting: ShownSetting): Required<ChainActions> {
  return forDropOnChain(async () => (await import('../commands/show.ts')).showSetting(setting))
}
