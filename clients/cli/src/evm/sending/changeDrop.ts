import { type DropSettings, type DropState, fetchDropSettings } from '@mintline/evm'
import { executeAsResult } from '../../plans/carryOut.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { EvmContext } from '../chain/evmContext.ts'
import { type DropOption, readDrop } from '../drop/readDrop.ts'
import type { EvmPlan } from './evmPlan.ts'
import type { EvmSession } from './evmSession.ts'
import { openEvmSession } from './openEvmSession.ts'

/** A drop with its present settings. */
export interface PresentDrop {
  readonly state: DropState
  readonly settings: DropSettings
}

/** Reads a command's drop with its settings. Throws as `readDrop` does. */
async function readSettings(context: EvmContext, options: DropOption): Promise<PresentDrop> {
  const { state } = await readDrop(context, options, 'drop')
  const { connection } = await context.chain()
  const { signal } = context
  return { state, settings: await fetchDropSettings(connection, state, { signal }) }
}

/** Changes a command's drop with a plan made from its present settings. */
export async function changeDrop(
  context: EvmContext,
  options: DropOption,
  planOf: (present: PresentDrop, session: EvmSession) => EvmPlan | Promise<EvmPlan>,
): Promise<CommandResult> {
  const session = await openEvmSession(context, { mayPropose: true })
  const present = await readSettings(context, options)
  return executeAsResult(session, await planOf(present, session))
}
