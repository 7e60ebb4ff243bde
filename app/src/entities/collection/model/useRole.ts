import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { holdersOf, type Role, type RoleHolders } from '../lib/roles.ts'

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
