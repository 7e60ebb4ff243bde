import { createDropClient } from '@mintline/aptos'
import { followMints } from '../../minting/followMints.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { aptosDropDocument } from '../drop/aptosDropDocument.ts'
import { describeAptosDrop } from '../drop/describeAptosDrop.ts'
import { type AptosDropOption, readAptosDrop } from '../drop/readAptosDrop.ts'
import { phaseNames } from '../phases/findRecords.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'

export async function show(
  context: AptosContext,
  options: AptosDropOption & { readonly watch: boolean },
): Promise<CommandResult> {
  const { present, settings, reference, loaded } = await readAptosDrop(context, options)
  const chain = await context.chain()
  if (options.watch) {
    return followMints(context, createDropClient({ ...reference, connection: chain.connection }))
  }
  const { name, description = '', uri } = present.state
  const texts = { name, description, uri }
  const names = phaseNames(loaded?.config.phases ?? [], settings.phases)
  return {
    text: describeAptosDrop({ chain, settings, texts, names }),
    data: aptosDropDocument(chain, settings, texts),
  }
}
