import { ApiError } from '../../http/apiError.ts'
import type { GroupAddress } from '../../http/contract/inputs.ts'
import { InputFault } from '../../http/parsing/inputFault.ts'
import { parseGroupAddress } from '../../http/parsing/parseGroupAddress.ts'
import type { Reader } from '../../read-model/reader.ts'
import type { UserRecord } from '../../read-model/users/users.ts'
import { walletsOfUser } from './ownerships/walletsOfUser.ts'

/** The wallets of a user; of none, there are none. */
export const userWallets = (user: Pick<UserRecord, 'wallets'> | undefined): GroupAddress[] =>
  (user?.wallets ?? []).map(parseGroupAddress)

/**
 * The wallets behind an id in a path: those of a user, or the one that is named with its group of blockchains.
 *
 * @param name - of the parameter
 * @throws ApiError 404 when there is no such user, 400 when a wallet is none
 */
export async function walletsBehind(
  reader: Reader,
  name: string,
  id: string,
): Promise<GroupAddress[]> {
  if (!id.includes(':')) return walletsOfUser(reader, id)
  try {
    return [parseGroupAddress(id)]
  } catch (fault) {
    if (!(fault instanceof InputFault)) throw fault
    throw new ApiError(fault.kind, `${name} ${fault.message}`)
  }
}
