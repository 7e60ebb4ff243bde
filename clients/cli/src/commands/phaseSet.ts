import { assertListFitsNetwork } from '../config/realNetwork.ts'
import type { PhasesOnChain } from '../drop/dropOnChain.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

/** Replaces a drop's phases by those of the config. */
export async function setPhases(
  context: BaseContext,
  drop: PhasesOnChain,
  /** Only where the chain can forget what wallets have minted. */
  { reset: resetClaims }: { readonly reset?: boolean },
): Promise<CommandResult> {
  const { wanted, lists, change } = await drop.openPhases()
  const network = await drop.network()
  for (const list of lists) assertListFitsNetwork(context, network, list)
  return change('Set the phases', { ...wanted, ...(resetClaims && { extras: { resetClaims } }) })
}
