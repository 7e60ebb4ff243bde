import type { CollectionInfo } from '@mintline/solana'
import { useAccount } from '#entities/wallet/model/useAccount.ts'

/** The connected wallet's access to a part of a collection. */
export type RoleState =
  | { status: 'held' }
  /** No wallet is connected, or one without the role. */
  | { status: 'missing'; role: Role; holders: readonly string[]; account: string | undefined }

/** Returns the connected wallet's access to a role's changes. */
export function useRole(role: Role, collection: RoleHolders): RoleState {
  const account = useAccount()?.address
  const holders = holdersOf(role, collection)
  return account !== undefined && holders.includes(account)
    ? { status: 'held' }
    : { status: 'missing', role, holders, account }
}

/** Roles that may change parts of a collection (specification 6). */
export type Role =
  | 'owner'
  /** Either platform fee admin. */
  | 'feeAdmin'
  | 'primaryFeeAdmin'

/** Roles as used in sentences. */
export const ROLE_NAMES: Record<Role, string> = {
  owner: 'the owner',
  feeAdmin: 'a platform fee admin',
  primaryFeeAdmin: 'the primary platform fee admin',
}

/** The collection fields that name who holds its roles. */
interface RoleHolders {
  creator: string
  platformFees: Pick<CollectionInfo['platformFees'], 'primaryAdmin' | 'secondaryAdmin'>
}

/** Returns the addresses that hold a role; at least one. */
function holdersOf(role: Role, { creator, platformFees }: RoleHolders): string[] {
  const { primaryAdmin, secondaryAdmin } = platformFees
  switch (role) {
    case 'owner':
      return [creator]
    case 'primaryFeeAdmin':
      return [primaryAdmin]
    case 'feeAdmin':
      return secondaryAdmin ? [primaryAdmin, secondaryAdmin] : [primaryAdmin]
  }
}
