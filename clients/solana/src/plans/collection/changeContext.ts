import { PublicKey } from '@solana/web3.js'
import type { RentFormula } from '../../transaction/rentExempt.ts'
import { textsOf } from './collectionTexts.ts'
import type { ChangeContext } from './packChanges.ts'
import type { PlanFor } from './requireRole.ts'

/** What changes of a collection as read are packed with; its creator sends them. */
export function changeContext({
  info,
  wallet,
  rentOf,
}: PlanFor & { rentOf?: RentFormula | undefined }): ChangeContext {
  const target = {
    deployment: new PublicKey(info.editions),
    groupMint: new PublicKey(info.groupMint),
    creator: new PublicKey(wallet),
  }
  return { target, texts: textsOf(info), rentOf }
}
