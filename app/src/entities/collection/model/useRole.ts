import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { holdersOf, type Role, type RoleHolders } from '../lib/roles.ts'

/** Whether the connected wallet may change a part of a collection. */
export type RoleState =
  | { status: 'held' }
  /** Nobody is connected, or a wallet without the role. */
  | { status: 'missing'; role: Role; holders: readonly string[]; account: string | undefined }

/** Whether the connected wallet holds a role in a collection. */
export function useRole(role: Role, collection: RoleHolders): RoleState {
  const account = useAccount()?.address
  const holders = holdersOf(role, collection)
  return account !== undefined && holders.includes(account)
    ? { status: 'held' }
    : { status: 'missing', role, holders, account }
}
