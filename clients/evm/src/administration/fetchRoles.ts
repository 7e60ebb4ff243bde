import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import type { Hex } from 'viem'
import type { EvmConnection } from '../chain/connection.ts'
import { type ContractRead, contractRead, readContracts } from '../chain/readContracts.ts'
import { countOf } from '../contract/countOf.ts'
import { getRoleAdmin, getRoleMember, getRoleMemberCount } from '../generated/openEdition/abi.ts'
import type { AdministeredDrop } from './dropCall.ts'
import { ROLES } from './roles.ts'

/** A drop's role and the accounts that have it. */
export interface RoleMembers {
  readonly role: keyof typeof ROLES
  /** Role whose members grant and revoke this one, as 32 bytes. */
  readonly admin: Hex
  readonly members: readonly EvmAddress[]
}

/**
 * Fetches the members of all roles in two requests.
 *
 * @throws CONTRACT_TOO_LARGE, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchRoles(
  { client }: EvmConnection,
  { address }: Pick<AdministeredDrop, 'address'>,
  options: AskOptions = {},
): Promise<RoleMembers[]> {
  const roles = Object.keys(ROLES) as (keyof typeof ROLES)[]
  const { counts, admins } = await readContracts(
    client,
    {
      counts: byRole(roles, (role) => contractRead(address, getRoleMemberCount, [ROLES[role]])),
      admins: byRole(roles, (role) => contractRead(address, getRoleAdmin, [ROLES[role]])),
    },
    options,
  )
  const indexesOf = (role: string) =>
    Array.from(
      { length: countOf(counts[role] ?? 0n, { contract: address, of: 'accounts with a role' }) },
      (_, index) => BigInt(index),
    )
  const members = await readContracts(
    client,
    byRole(
      roles,
      (role): Record<string, ContractRead<Hex>> =>
        Object.fromEntries(
          indexesOf(role).map((index) => [
            index,
            contractRead(address, getRoleMember, [ROLES[role], index]),
          ]),
        ),
    ),
    options,
  )
  return roles.map((role) => ({
    role,
    admin: admins[role] ?? ROLES.admin,
    members: Object.values(members[role] ?? {}).flatMap((member) =>
      member === undefined ? [] : [evmAddress(member)],
    ),
  }))
}

function byRole<Value>(
  roles: readonly (keyof typeof ROLES)[],
  readOf: (role: keyof typeof ROLES) => Value,
): Record<string, Value> {
  return Object.fromEntries(roles.map((role) => [role, readOf(role)]))
}
