import { evmAddress } from '@mintline/core/identifiers'
import { labelled } from '../../output/table.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { DropOption } from '../drop/readDrop.ts'
import { treasurySteps } from '../launch/planSettings.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { changeDrop, readSettings } from '../sending/changeDrop.ts'

interface SetOptions extends DropOption {
  readonly recipient: string
}

export async function show(context: EvmContext, options: DropOption): Promise<CommandResult> {
  const { saleRecipient: treasury, token } = (await readSettings(context, options)).settings
  const ofTokenId = token?.saleRecipient
  const text = labelled([
    ['treasury', treasury],
    ['of the token id', ofTokenId],
  ])
  return { text, data: { treasury, ofTokenId } }
}

export async function setTreasury(
  context: EvmContext,
  options: SetOptions,
): Promise<CommandResult> {
  const treasury = evmAddress(options.recipient)
  return changeDrop(context, options, ({ state, settings }) => {
    return { title: 'Set the treasury', ...treasurySteps({ drop: state, settings, treasury }) }
  })
}
