import { ApiError } from '../../../http/apiError.ts'
import type { GroupAddress } from '../../../http/contract/inputs.ts'
import type { Reader } from '../../../read-model/reader.ts'
import { userById, usersByWallets } from '../../../read-model/users/users.ts'
import type { ByUserActivityFilter } from '../../schemas/activityRequests.ts'
import { userWallets } from '../userWallets.ts'

/** Those whose activities are requested: wallets trade, users like and follow. */
export interface Actors {
  readonly wallets: readonly GroupAddress[]
  readonly userIds: readonly string[]
}

const NOBODY: Actors = { wallets: [], userIds: [] }

/**
 * Returns the user whom a filter names by id, by one wallet, or by both. With both, only trades by that wallet count. A
 * wallet without a user stands for itself.
 *
 * @throws ApiError 400 if the filter names neither
 */
export async function actorsOf(
  reader: Reader,
  { userId, address }: Pick<ByUserActivityFilter, 'userId' | 'address'>,
): Promise<Actors> {
  if (userId !== undefined) {
    const user = await userById(reader, userId)
    if (user === undefined) return NOBODY
    const all = userWallets(user)
    const wallets = address === undefined ? all : all.filter(isSame(address))
    return address !== undefined && wallets.length === 0 ? NOBODY : { wallets, userIds: [user.id] }
  }
  if (address === undefined) {
    const message = 'activityPageRequest.filter names no user: it needs userId or address'
    throw new ApiError('validation', message)
  }
  const [user] = await usersByWallets(reader, [address])
  if (user === undefined) return { wallets: [address], userIds: [] }
  return { wallets: userWallets(user), userIds: [user.id] }
}

const isSame = (one: GroupAddress) => (other: GroupAddress) =>
  one.group === other.group && one.address === other.address
