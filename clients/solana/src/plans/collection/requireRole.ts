import { assertIsSolanaAddress } from '@mintline/core/identifiers'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'

/** A plan's collection and wallet. */
export interface PlanFor {
  /** Read just before; if it changes meanwhile, the plan fails on chain. */
  readonly info: CollectionInfo
  /** Base58; signs and pays. */
  readonly wallet: string
}

/** @throws INVALID_ADDRESS, WRONG_WALLET unless the wallet owns the collection */
export function requireCreator({ info, wallet }: PlanFor): void {
  requireRole('creator', [info.creator], wallet)
}

/** @throws INVALID_ADDRESS, WRONG_WALLET unless the wallet is either platform fee admin */
export function requireFeeAdmin({ info, wallet }: PlanFor): void {
  const { primaryAdmin, secondaryAdmin } = info.platformFees
  const admins = secondaryAdmin ? [primaryAdmin, secondaryAdmin] : [primaryAdmin]
  requireRole('platform fee admin', admins, wallet)
}

/** @throws INVALID_ADDRESS, WRONG_WALLET unless the wallet is the primary platform fee admin */
export function requirePrimaryFeeAdmin({ info, wallet }: PlanFor): void {
  requireRole('primary platform fee admin', [info.platformFees.primaryAdmin], wallet)
}

function requireRole(role: string, expected: readonly string[], wallet: string): void {
  assertIsSolanaAddress(wallet)
  if (!expected.includes(wallet)) {
    throw new SolanaClientError('WRONG_WALLET', { role, expected, actual: wallet })
  }
}
