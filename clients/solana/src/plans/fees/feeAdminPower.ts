import type { CoinSymbol } from '@mintline/core/amounts'
import type { SolanaAddress } from '@mintline/core/identifiers'
import { platformFeeCapText, platformFeeText } from '../../platformFeeText.ts'
import type { CollectionInfo, PlatformFees } from '../../reads/collectionInfo.ts'

/** Returns the platform fee admins, each once, the primary one first. */
export function feeAdminsOf({
  primaryAdmin,
  secondaryAdmin,
}: Pick<PlatformFees, 'primaryAdmin' | 'secondaryAdmin'>): readonly SolanaAddress[] {
  return [...new Set([primaryAdmin, ...(secondaryAdmin ? [secondaryAdmin] : [])])]
}

/**
 * Describes the fee admins' power, for owners before and after a transfer: `set any platform fee up to 5%, and ...`.
 *
 * @param coin The network's coin; undefined = the text names both.
 */
export function feeAdminPower(
  { platformFees, locks }: Pick<CollectionInfo, 'platformFees' | 'locks'>,
  coin: CoinSymbol | undefined,
): string {
  const { feeValue, isFlat, cap } = platformFees
  if (locks.fee) {
    const locked = platformFeeText(feeValue, isFlat, coin)
    return `replace who receives the platform fee, which is locked at ${locked}, and themselves`
  }
  const highest = platformFeeCapText(cap, coin)
  return `set any platform fee up to ${highest}, and replace who receives it and themselves`
}
