import type { GroupAddress } from '../http/contract/inputs.ts'
import { parseGroupAddress } from '../http/parsing/parseGroupAddress.ts'
import type { Reader } from '../read-model/reader.ts'
import type { UserRecord } from '../read-model/users/users.ts'
import { walletsOfUser } from './ownerships/answers.ts'

/** Returns a user's wallets; empty without a user. */
export const userWallets = (user: Pick<UserRecord, 'wallets'> | undefined): GroupAddress[] =>
  (user?.wallets ?? []).map(parseGroupAddress)

/**
 * Returns the wallets for an owner id: a user's, or the one that the id names with its blockchain group.
 *
 * @throws ApiError 404 if there is no such user
 */
export async function walletsBehind(reader: Reader, id: string): Promise<GroupAddress[]> {
  return id.includes(':') ? [parseGroupAddress(id)] : walletsOfUser(reader, id)
}
