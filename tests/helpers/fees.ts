import type { PlatformFeeTerms } from '@mintline/solana'
import type { PublicKey } from '@solana/web3.js'

/** Creates a platform fee in basis points of the price; by default, the first recipient gets it all. */
export function percentFee(
  basisPoints: bigint,
  recipients: readonly PublicKey[],
  shares: readonly number[] = [100],
): PlatformFeeTerms {
  return { platformFeeValue: basisPoints, isFeeFlat: false, ...divided(recipients, shares) }
}

/** Creates a platform fee in lamports for each item; by default, the first recipient gets it all. */
export function flatFee(
  lamports: bigint,
  recipients: readonly PublicKey[],
  shares: readonly number[] = [100],
): PlatformFeeTerms {
  return { platformFeeValue: lamports, isFeeFlat: true, ...divided(recipients, shares) }
}

function divided(recipients: readonly PublicKey[], shares: readonly number[]) {
  return {
    recipients: recipients.map((address, slot) => ({ address, share: shares[slot] ?? 0 })),
  }
}
