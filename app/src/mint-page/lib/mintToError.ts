import { asSentence, type ClaimRestriction, type Restricted } from '@mintline/core'
import type { MintToChoice } from './mintTo.ts'

/** Returns what is wrong with the receiver; undefined = nothing. */
export function mintToError(
  choice: MintToChoice,
  restriction: ClaimRestriction | undefined,
): string | undefined {
  if (choice.status === 'invalid') return 'This is not the address of a wallet.'
  if (choice.status === 'unresolved') return choice.reason
  const isRefused = restriction?.type === 'restricted' && isAboutReceiver(restriction)
  return isRefused ? asSentence(restriction.reason) : undefined
}

/** Returns true if a restriction concerns the receiver, and not the minting wallet. */
export function isAboutReceiver(restriction: Restricted): boolean {
  return restriction.code === 'MINT_TO_CANNOT_HOLD_ITEMS'
}
