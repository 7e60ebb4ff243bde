import { SolanaClientError } from '../../errors/solanaClientError.ts'
import { NOBODY } from '../../limits.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import type { Problems } from '../problems/problems.ts'
import { ownAccountsOf } from '../receivers/ownAccounts.ts'
import { isProgramOrSysvar } from '../receivers/programsAndSysvars.ts'

/** Address that lamports are sent to, to be burnt; nobody has its key. */
const INCINERATOR = '1nc1nerator11111111111111111111111111111111'

/** Somebody who is to own a collection. */
export interface NewOwner {
  /** Base58. It need not sign; the vault of a multisig will do. */
  readonly newOwner: string
  /** False = its account is known to be a program, a token's or a collection's. */
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
