import { formatOwnershipId } from '@mintline/core/identifiers'
import { ApiError } from '../../../http/apiError.ts'
import { deleteAuction } from '../../../social/deleteAuction.ts'
import * as calls from '../../calls/auctions.ts'
import { assertOwnership } from '../assertOwnership.ts'
import { route } from '../route.ts'

export const deleteAuctionUsingDELETE = route(
  calls.deleteAuctionUsingDELETE,
  async ({ id: ownership }, { users, now }, { caller: { userId } }) => {
    const status = await deleteAuction(users.writer, { userId, ownership, now: now() })
    assertOwnership(status, ownership)
    if (status === 'NO_AUCTION') {
      throw new ApiError('notFound', `There is no auction of ${formatOwnershipId(ownership)}`)
    }
    return { status, success: status === 'DELETED' }
  },
)
