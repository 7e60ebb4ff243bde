import { asSentence, type ClaimRestriction, type Restricted } from '@mintline/core'
import type { MintToChoice } from './mintTo.ts'

/** Returns what is wrong with the receiver; undefined = nothing. */
export function mintToError(
  { status }: MintToChoice,
  restriction: ClaimRestriction | undefined,
): string | undefined {
  if (status === 'invalid') return 'This is not the address of a wallet.'
  const isRefused = restriction?.type === 'restricted' && isAboutReceiver(restriction)
  return isRefused ? asSentence(restriction.reason) : undefined
}

/** Returns true if a restriction concerns the receiver, and not the minting wallet. */
export function isAboutReceiver(restriction: Restricted): boolean {
  return restriction.code === 'MINT_TO_CANNOT_HOLD_ITEMS'
}
