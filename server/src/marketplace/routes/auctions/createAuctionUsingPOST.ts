import { createAuction } from '../../../social/createAuction.ts'
import * as calls from '../../calls/auctions.ts'
import { assertOwnership } from '../assertOwnership.ts'
import { route } from '../route.ts'

export const createAuctionUsingPOST = route(
  calls.createAuctionUsingPOST,
  async ({ id: ownership, auctionForm }, { users, now }, { caller: { userId } }) => {
    const { currency, minPrice, startDate: start, endDate: end } = auctionForm
    const input = { userId, ownership, currency, minPrice, start, end, now: now() }
    const status = await createAuction(users.writer, input)
    assertOwnership(status, ownership)
    return { status, success: status === 'CREATED' }
  },
)
