import { evmWallet } from '@mintline/core/identifiers'
import type { Royalty } from '@mintline/evm'
import { royaltiesStep, textOfShare, tokenRoyaltiesStep, tokenRoyalty } from '@mintline/evm/drop'
import { readOptions, readWhole, usageError } from '../../commands/optionValues.ts'
import { assertOptionsFitNetwork } from '../../config/writtenOptions.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { assertHasTokenIds, type DropOption, forAllItems, namedTokenId } from '../drop/readDrop.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { changeDrop, readSettings } from '../sending/changeDrop.ts'
import { evmPlanOf } from '../sending/evmPlan.ts'

interface SetOptions extends DropOption {
  readonly bps?: string
  readonly recipient?: string
}

export async function show(context: EvmContext, options: DropOption): Promise<CommandResult> {
  const { settings } = await readSettings(context, forAllItems(options))
  const { royalty } = settings
  const ofTokenId = tokenRoyalty(settings)
  const lines = [`royalties ${textOfShare(royalty)}`]
  if (ofTokenId) lines.push(`of the token id ${textOfShare(ofTokenId)}`)
  return { text: lines.join('\n'), data: { ...royalty, ofTokenId } }
}

export async function setRoyalties(
  context: EvmContext,
  options: SetOptions,
): Promise<CommandResult> {
  const { bps, recipient } = options
  if (bps === undefined && recipient === undefined) throw usageError('Give --bps or --recipient')
  const given: Partial<Royalty> = Object.assign(
    {},
    ...readOptions<object>([
      ['--bps', bps, (text) => ({ valueBp: Number(readWhole('--bps', text)) })],
      ['--recipient', recipient, (text) => ({ recipient: evmWallet(text) })],
    ]),
  )
  const tokenId = namedTokenId(options)
  assertOptionsFitNetwork(context, await context.chain(), [['--recipient', recipient]])
  return changeDrop(context, forAllItems(options), ({ state, settings }) => {
    assertHasTokenIds(state, tokenId)
    const title = 'Set the royalties'
    const drop = { drop: state, settings }
    if (tokenId === undefined) {
      return evmPlanOf(title, royaltiesStep(drop, { ...settings.royalty, ...given }))
    }
    const present = settings.token?.royalty ?? settings.royalty
    return evmPlanOf(title, tokenRoyaltiesStep(drop, { ...present, ...given }))
  })
}
