import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { holdersOf, type Role, type RoleHolders } from '../lib/roles.ts'

/** Access of the connected wallet to a part of a collection. */
export type RoleState =
  | { status: 'held' }
  /** Nobody is connected, or a wallet without the role. */
  | { status: 'missing'; role: Role; holders: readonly string[]; account: string | undefined }

/** The connected wallet's access to what a role may change. */
export function useRole(role: Role, collection: RoleHolders): RoleState {
  const account = useAccount()?.address
  const holders = holdersOf(role, collection)
  return account !== undefined && holders.includes(account)
    ? { status: 'held' }
    : { status: 'missing', role, holders, account }
}
