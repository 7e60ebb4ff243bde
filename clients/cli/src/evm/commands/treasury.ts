import { evmWallet } from '@mintline/core/identifiers'
import { tokenTreasuryStep, treasuryStep } from '@mintline/evm/drop'
import { readRequired } from '../../commands/optionValues.ts'
import { assertOptionsFitNetwork } from '../../config/writtenOptions.ts'
import { labelled } from '../../output/table.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { assertHasTokenIds, type DropOption, forAllItems, namedTokenId } from '../drop/readDrop.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { changeDrop, readSettings } from '../sending/changeDrop.ts'
import { evmPlanOf } from '../sending/evmPlan.ts'

interface SetOptions extends DropOption {
  readonly recipient: string
}

export async function show(context: EvmContext, options: DropOption): Promise<CommandResult> {
  const { settings } = await readSettings(context, forAllItems(options))
  const { saleRecipient: treasury, token } = settings
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
  const treasury = readRequired('--recipient', options.recipient, evmWallet)
  const tokenId = namedTokenId(options)
  assertOptionsFitNetwork(context, await context.chain(), [['--recipient', options.recipient]])
  return changeDrop(context, forAllItems(options), ({ state, settings }) => {
    assertHasTokenIds(state, tokenId)
    const plan = tokenId === undefined ? treasuryStep : tokenTreasuryStep
    return evmPlanOf('Set the treasury', plan({ drop: state, settings }, treasury))
  })
}
