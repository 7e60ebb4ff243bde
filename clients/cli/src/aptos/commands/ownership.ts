import { planOwnershipAcceptance, planOwnershipOfferCancellation } from '@mintline/aptos'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import type { AptosDropOption } from '../drop/readAptosDrop.ts'
import { changeAptosDrop } from '../sending/aptosPlan.ts'

export async function accept(
  context: AptosContext,
  options: AptosDropOption,
): Promise<CommandResult> {
  return changeAptosDrop(context, options, 'Accept the ownership', planOwnershipAcceptance)
}

export async function cancel(
  context: AptosContext,
  options: AptosDropOption,
): Promise<CommandResult> {
  return changeAptosDrop(
    context,
    options,
    'Cancel the offer of the ownership',
    planOwnershipOfferCancellation,
  )
}
