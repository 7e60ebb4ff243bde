import { type Hex, keccak256, stringToBytes, zeroHash } from 'viem'
import {
  grantRole as grant,
  renounceRole as renounce,
  revokeRole as revoke,
} from '../generated/openEdition/abi.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { type AdministeredDrop, accountOf, dropCall } from './dropCall.ts'

/** A drop's roles. The admin can change all settings and grant roles. */
export const ROLES = {
  admin: zeroHash,
  minter: keccak256(stringToBytes('MINTER_ROLE')),
  transfer: keccak256(stringToBytes('TRANSFER_ROLE')),
  metadata: keccak256(stringToBytes('METADATA_ROLE')),
} as const satisfies Record<string, Hex>

/** A role's name, or the 32-byte hash of a custom one. */
export type Role = keyof typeof ROLES | Hex

/** A role and the account that has it. */
export interface RoleOfAccount {
  readonly role: Role
  readonly account: string
}

/**
 * Grants a role to an account.
 *
 * @throws INVALID_ADDRESS
 */
export function grantRole(
  drop: AdministeredDrop,
  { role, account }: RoleOfAccount,
): EvmTransaction {
  return dropCall(drop, grant, [roleHash(role), accountOf(account)])
}

/**
 * Revokes a role from an account.
 *
 * @throws INVALID_ADDRESS
 */
export function revokeRole(
  drop: AdministeredDrop,
  { role, account }: RoleOfAccount,
): EvmTransaction {
  return dropCall(drop, revoke, [roleHash(role), accountOf(account)])
}

/**
 * Renounces the signing wallet's role.
 *
 * @throws INVALID_ADDRESS
 */
export function renounceRole(
  drop: AdministeredDrop,
  { role, account }: RoleOfAccount,
): EvmTransaction {
  return dropCall(drop, renounce, [roleHash(role), accountOf(account)])
}

/** Returns a role's 32-byte hash. */
export function roleHash(role: Role): Hex {
  return role in ROLES ? ROLES[role as keyof typeof ROLES] : (role as Hex)
}
