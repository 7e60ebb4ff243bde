import type { CollectionInfo } from '@mintline/solana'

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
export interface RoleHolders {
  creator: string
  platformFees: Pick<CollectionInfo['platformFees'], 'primaryAdmin' | 'secondaryAdmin'>
}

/** Returns the addresses that hold a role; at least one. */
export function holdersOf(role: Role, { creator, platformFees }: RoleHolders): string[] {
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
