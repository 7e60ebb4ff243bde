import { fetchDropSettings } from '@mintline/evm'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { describeDrop } from '../drop/describeDrop.ts'
import { dropDocument } from '../drop/dropDocument.ts'
import { fetchCoins } from '../drop/fetchCoins.ts'
import { feeCurrencies, feePhasesOnChain } from '../drop/flatFee.ts'
import { type DropOption, readDrop } from '../drop/readDrop.ts'
import { type ActivePhaseOption, readActivePhase } from '../minting/activePhase.ts'
import type { EvmContext } from '../runtime/evmContext.ts'

export async function show(
  context: EvmContext,
  options: DropOption & ActivePhaseOption,
): Promise<CommandResult> {
  const { state, loaded } = await readDrop(context, options)
  const told = await readActivePhase(context, options)
  const chain = await context.chain()
  const { signal } = context
  const settings = await fetchDropSettings(chain.connection, state, { signal })
  const coins = await fetchCoins(
    context,
    state.conditions.map(({ currency }) => currency),
  )
  const names = loaded?.config.phases.map(({ name }) => name) ?? []
  const currencies = feeCurrencies(await feePhasesOnChain(context, state), chain.coin)
  return {
    text: describeDrop(
      { chain, state, settings, feeCurrencies: currencies, told },
      { coins, names },
    ),
    data: { ...dropDocument(state, settings, currencies), activePhase: told },
  }
}
