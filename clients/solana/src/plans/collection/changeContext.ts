import { PublicKey } from '@solana/web3.js'
import type { RentFormula } from '../../transaction/rentExempt.ts'
import { textsOf } from './collectionTexts.ts'
import type { ChangeContext } from './packChanges.ts'
import type { PlanFor } from './requireRole.ts'

/** Builds the context to pack changes that a collection's creator sends. */
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
