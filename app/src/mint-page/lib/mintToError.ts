import { asSentence, type ClaimRestriction } from '@mintline/core'
import type { MintToChoice } from './mintTo.ts'

/** Problem with the receiver of the items; undefined = none. */
export function mintToError(
  { status }: MintToChoice,
  restriction: ClaimRestriction | undefined,
): string | undefined {
  if (status === 'invalid') return 'This is not the address of a wallet.'
  return isAboutReceiver(restriction) ? asSentence(restriction.reason) : undefined
}

/** True if a restriction concerns the receiver, and not the minting wallet. */
export function isAboutReceiver(
  restriction: ClaimRestriction | undefined,
): restriction is Extract<ClaimRestriction, { type: 'restricted' }> {
  return restriction?.type === 'restricted' && RECEIVER_CODES.has(restriction.code)
}

const RECEIVER_CODES = new Set<string>(['MINT_TO_CANNOT_HOLD_ITEMS'])
