import { evmWallet } from '@mintline/core/identifiers'
import { ownerStep, ownerText } from '@mintline/evm/drop'
import { readRequired } from '../../commands/optionValues.ts'
import { assertOptionsFitNetwork } from '../../config/writtenOptions.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { DropOption } from '../drop/readDrop.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { changeDrop, readSettings } from '../sending/changeDrop.ts'
import { evmPlanOf } from '../sending/evmPlan.ts'

interface SetOptions extends DropOption {
  readonly to: string
}

export async function show(context: EvmContext, options: DropOption): Promise<CommandResult> {
  const { owner } = (await readSettings(context, options)).settings
  return { text: `owner ${ownerText(owner)}`, data: { owner } }
}

export async function setOwner(context: EvmContext, options: SetOptions): Promise<CommandResult> {
  const owner = readRequired('--to', options.to, evmWallet)
  assertOptionsFitNetwork(context, await context.chain(), [['--to', options.to]])
  return changeDrop(context, options, ({ state, settings }) =>
    evmPlanOf('Set the owner', ownerStep({ drop: state, settings }, owner)),
  )
}
