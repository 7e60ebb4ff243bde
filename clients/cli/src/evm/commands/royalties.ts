import { evmAddress } from '@mintline/core/identifiers'
import { setDefaultRoyalty } from '@mintline/evm'
import { readOptions, readWhole, usageError } from '../../commands/optionValues.ts'
import { collectionChange } from '../../plans/collectionChange.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { DropOption } from '../drop/readDrop.ts'
import { textOfShare } from '../drop/settingTexts.ts'
import { step } from '../launch/planSettings.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { changeDrop, readSettings } from '../sending/changeDrop.ts'

interface SetOptions extends DropOption {
  readonly bps?: string
  readonly recipient?: string
}

export async function show(context: EvmContext, options: DropOption): Promise<CommandResult> {
  const { royalty } = (await readSettings(context, options)).settings
  return { text: `royalties ${textOfShare(royalty)}`, data: royalty }
}

export async function setRoyalties(
  context: EvmContext,
  options: SetOptions,
): Promise<CommandResult> {
  const { bps, recipient } = options
  if (bps === undefined && recipient === undefined) throw usageError('Give --bps or --recipient')
  const given: { readonly valueBp?: number; readonly recipient?: string } = Object.assign(
    {},
    ...readOptions<object>([
      ['--bps', bps, (text) => ({ valueBp: Number(readWhole('--bps', text)) })],
      ['--recipient', recipient, (text) => ({ recipient: evmAddress(text) })],
    ]),
  )
  return changeDrop(context, options, ({ state, settings: { royalty } }) => {
    const wanted = { ...royalty, ...given }
    const changes = [
      collectionChange('royalties', 'royalties', textOfShare(royalty), textOfShare(wanted)),
    ]
    const title = 'Set the royalties'
    return { title, ...step(title, changes, () => [setDefaultRoyalty(state, wanted)]) }
  })
}
