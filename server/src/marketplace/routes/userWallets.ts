import type { GroupAddress } from '../../http/contract/inputs.ts'
import { parseGroupAddress } from '../../http/parsing/parseGroupAddress.ts'
import type { Reader } from '../../read-model/reader.ts'
import type { UserRecord } from '../../read-model/users/users.ts'
import { walletsOfUser } from './ownerships/walletsOfUser.ts'

/** The wallets of a user; of none, there are none. */
export const userWallets = (user: Pick<UserRecord, 'wallets'> | undefined): GroupAddress[] =>
  (user?.wallets ?? []).map(parseGroupAddress)

/**
 * The wallets behind the id of an owner: those of a user, or the one that is named with its group of blockchains.
 *
 * @throws ApiError 404 when there is no such user
 */
export async function walletsBehind(reader: Reader, id: string): Promise<GroupAddress[]> {
  return id.includes(':') ? [parseGroupAddress(id)] : walletsOfUser(reader, id)
}
