import {
  planOwnershipAcceptance,
  planOwnershipOffer,
  planOwnershipOfferCancellation,
} from '@mintline/aptos'
import { aptosWallet } from '@mintline/core/identifiers'
import { readRequired } from '../../commands/optionValues.ts'
import { assertOptionsFitNetwork } from '../../config/writtenOptions.ts'
import { labelled } from '../../output/table.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { type AptosDropOption, readAptosDrop } from '../drop/readAptosDrop.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { changeAptosDrop } from '../sending/changeAptosDrop.ts'

interface OfferOptions extends AptosDropOption {
  readonly to: string
}

export async function show(
  context: AptosContext,
  options: AptosDropOption,
): Promise<CommandResult> {
  const { settings } = await readAptosDrop(context, options)
  const { collectionOwner: owner, ownershipOfferedTo: offeredTo } = settings
  const text = labelled([
    ['owner', owner],
    ['offered to', offeredTo],
  ])
  return { text, data: { owner, offeredTo: offeredTo ?? null } }
}

export async function offer(context: AptosContext, options: OfferOptions): Promise<CommandResult> {
  const to = readRequired('--to', options.to, aptosWallet)
  assertOptionsFitNetwork(context, await context.chain(), [['--to', options.to]])
  return changeAptosDrop(context, options, 'Offer the ownership', (settings) => ({
    plans: [planOwnershipOffer(settings, to)],
  }))
}

export async function accept(
  context: AptosContext,
  options: AptosDropOption,
): Promise<CommandResult> {
  return changeAptosDrop(context, options, 'Accept the ownership', (settings) => ({
    plans: [planOwnershipAcceptance(settings)],
  }))
}

export async function cancel(
  context: AptosContext,
  options: AptosDropOption,
): Promise<CommandResult> {
  return changeAptosDrop(context, options, 'Cancel the offer of the ownership', (settings) => ({
    plans: [planOwnershipOfferCancellation(settings)],
  }))
}
