import { createDropClient, fetchDropSettings } from '@mintline/evm'
import { feeCurrencies } from '@mintline/evm/drop'
import { usageError } from '../../commands/optionValues.ts'
import { followMints } from '../../minting/followMints.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { describeDrop } from '../drop/describeDrop.ts'
import { dropDocument } from '../drop/dropDocument.ts'
import { fetchCoins } from '../drop/fetchCoins.ts'
import { feePhasesOnChain } from '../drop/flatFee.ts'
import { type DropOption, readDrop } from '../drop/readDrop.ts'
import { type ActivePhaseOption, readActivePhase } from '../minting/activePhase.ts'
import type { EvmContext } from '../runtime/evmContext.ts'

interface ShowOptions extends DropOption, ActivePhaseOption {
  readonly watch: boolean
}

export async function show(context: EvmContext, options: ShowOptions): Promise<CommandResult> {
  if (options.watch && options.activePhase !== undefined) {
    throw usageError('--watch follows the minted count alone: leave out --active-phase')
  }
  const { state, phaseNames: names } = await readDrop(context, options)
  const chain = await context.chain()
  if (options.watch) {
    const { address: contract, tokenId } = state
    const drop = createDropClient({ connection: chain.connection, contract, tokenId })
    return followMints(context, drop)
  }
  const told = await readActivePhase(context, options)
  const { signal } = context
  const settings = await fetchDropSettings(chain.connection, state, { signal })
  const coins = await fetchCoins(
    context,
    state.conditions.map(({ currency }) => currency),
  )
  const currencies = feeCurrencies(await feePhasesOnChain(context, state), chain.coin)
  return {
    text: describeDrop(
      { chain, state, settings, feeCurrencies: currencies, told },
      { coins, names },
    ),
    data: { ...dropDocument(state, settings, currencies), activePhase: told },
  }
}
