import type { CommandResult } from '../../runtime/commandResult.ts'
import { fetchChainTime } from '../chain/fetchChainTime.ts'
import { fetchCoins } from '../drop/fetchCoins.ts'
import { type DropOption, readDrop } from '../drop/readDrop.ts'
import { readEvmPhases } from '../lists/readEvmPhases.ts'
import { describeEvmPhases } from '../phases/describeEvmPhases.ts'
import { planPhases } from '../phases/planPhases.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { evmPlans } from '../sending/evmPlans.ts'
import { openEvmSession } from '../sending/openEvmSession.ts'

interface SetOptions extends DropOption {
  readonly reset: boolean
}

export async function list(context: EvmContext, options: DropOption): Promise<CommandResult> {
  const { state, loaded } = await readDrop(context, options)
  const coins = await fetchCoins(
    context,
    state.conditions.map(({ currency }) => currency),
  )
  const names = loaded?.config.phases.map(({ name }) => name) ?? []
  const text = describeEvmPhases(state, { coins, names })
  return { text: text === '' ? 'No phases' : text, data: state.conditions }
}

export async function set(context: EvmContext, options: SetOptions): Promise<CommandResult> {
  const loaded = context.config()
  const session = await openEvmSession(context)
  const { state } = await readDrop(context, options)
  const phases = await readEvmPhases(context, loaded)
  const now = await fetchChainTime(session)
  const { conditions } = state
  const resetClaims = options.reset
  const plan = planPhases({ drop: state, phases, conditions, now, resetClaims })
  return evmPlans.executeAsResult(session, plan)
}
