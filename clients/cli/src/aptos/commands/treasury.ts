import { planRevenueSplit } from '@mintline/aptos'
import { splitText } from '@mintline/aptos/drop'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { type AptosDropOption, readAptosDrop } from '../drop/readAptosDrop.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { changeAptosDrop } from '../sending/changeAptosDrop.ts'
import { assertSharesFit, readShares } from './shareOptions.ts'

interface SetOptions extends AptosDropOption {
  readonly recipient: readonly string[]
}

export async function show(
  context: AptosContext,
  options: AptosDropOption,
): Promise<CommandResult> {
  const { revenueSplit } = (await readAptosDrop(context, options)).settings
  return { text: `treasury ${splitText(revenueSplit)}`, data: revenueSplit }
}

export async function setTreasury(
  context: AptosContext,
  options: SetOptions,
): Promise<CommandResult> {
  const shares = readShares(options.recipient)
  await assertSharesFit(context, shares)
  return changeAptosDrop(context, options, 'Set the treasury', (settings) => ({
    plans: [planRevenueSplit(settings, shares)],
  }))
}
