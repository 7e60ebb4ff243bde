import { INCINERATOR } from '../../addresses.ts'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import { NOBODY } from '../../limits.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import type { Problems } from '../problems/problems.ts'
import { ownAccountsOf } from '../receivers/ownAccounts.ts'
import { isProgramOrSysvar } from '../receivers/programsAndSysvars.ts'

/** A new owner of a collection. */
export interface NewOwner {
  /** Base58. It need not sign; the vault of a multisig is allowed. */
  readonly newOwner: string
  /** False = known to be a program, or an account of a token or a collection. */
  readonly canSign?: boolean | undefined
}

/** The rules of the controls program for a new owner. */
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
