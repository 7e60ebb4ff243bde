import { INCINERATOR } from '../../addresses.ts'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import { NOBODY } from '../../limits.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import type { Problems } from '../problems/problems.ts'
import { ownAccountsOf } from '../receivers/ownAccounts.ts'
import { isProgramOrSysvar } from '../receivers/programsAndSysvars.ts'

/** A collection's new owner. */
export interface NewOwner {
  /** Base58. It need not sign; a multisig's vault is allowed. */
  readonly newOwner: string
  /** False = known to be no wallet or vault: a program, or an account of one. */
  readonly canSign?: boolean | undefined
}

/** Checks the controls program's rules for a new owner. */
export function checkNewOwner(
  problems: Problems,
  path: string,
  info: CollectionInfo,
  { newOwner, canSign = true }: NewOwner,
): void {
  if (newOwner === NOBODY || newOwner === info.creator) {
    problems.add(path, new SolanaClientError('NEW_OWNER_INVALID', { newOwner }))
  } else if (
    !canSign ||
    newOwner === INCINERATOR ||
    isProgramOrSysvar(newOwner) ||
    ownAccountsOf(info).includes(newOwner)
  ) {
    problems.add(path, new SolanaClientError('NEW_OWNER_CANNOT_SIGN', { newOwner }))
  }
}
