import { ApiError } from '../../../http/apiError.ts'
import type { GroupAddress } from '../../../http/contract/inputs.ts'
import type { Reader } from '../../../read-model/reader.ts'
import { userById, usersByWallets } from '../../../read-model/users/users.ts'
import type { ByUserActivityFilter } from '../../schemas/activityRequests.ts'
import { userWallets } from '../userWallets.ts'

/**
 * Wallets of the user whom a filter names by id, by one of the wallets, or by both; a wallet of nobody stands for itself.
 *
 * @throws ApiError 400 when the filter names nobody
 */
export async function walletsOf(
  reader: Reader,
  { userId, address }: Pick<ByUserActivityFilter, 'userId' | 'address'>,
): Promise<GroupAddress[]> {
  if (userId !== undefined) {
    const wallets = userWallets(await userById(reader, userId))
    return address === undefined ? wallets : wallets.filter(isSame(address))
  }
  if (address === undefined) {
    const message = 'activityPageRequest.filter names no user: it needs userId or address'
    throw new ApiError('validation', message)
  }
  const [user] = await usersByWallets(reader, [address])
  return user === undefined ? [address] : userWallets(user)
}

const isSame = (one: GroupAddress) => (other: GroupAddress) =>
  one.group === other.group && one.address === other.address
