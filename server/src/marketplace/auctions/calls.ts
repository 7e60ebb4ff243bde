import { formatOwnershipId, type OwnershipParts } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { ApiError } from '../../http/apiError.ts'
import { idsOf, OwnershipIdInput } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { found } from '../../http/found.ts'
import type { AuctionRecord } from '../../read-model/auctions/auctionStates.ts'
import type { Reader } from '../../read-model/reader.ts'
import { assertOwnership } from '../assertDone.ts'
import { call } from '../call.ts'
import { oneAndOthers } from '../oneAndOthers.ts'
import { shownOrders } from '../orders/answers.ts'
import { OfferInAuctionPageRequest } from '../orders/formSchemas.ts'
import { DeprecatedOrder } from '../orders/schemas.ts'
import { pageRequest } from '../pageRequest.ts'
import { auctionOf } from './models.ts'
import { auctionsByOwnerships, offersInAuction } from './read.ts'
import {
  Auction,
  AuctionCreateResult,
  AuctionDeleteResult,
  AuctionForm,
  OnSale,
} from './schemas.ts'
import { createAuction, deleteAuction } from './write.ts'

export const createAuctionUsingPOST = call(
  {
    operationId: 'createAuctionUsingPOST',
    summary: "Put an item of one's own up for auction",
    tag: 'Auctions',
    requestClass: 'write',
    method: 'POST',
    path: '/marketplace/api/v4/ownerships/{id}/auction',
    bearer: true,
    params: { id: OwnershipIdInput },
    body: { name: 'auctionForm', schema: AuctionForm, optional: true },
    answer: AuctionCreateResult,
    errors: 'E404',
  },
  async ({ id: ownership, auctionForm }, { users, now }, { caller: { userId } }) => {
    const { currency, minPrice, startDate: start, endDate: end } = auctionForm
    const input = { userId, ownership, currency, minPrice, start, end, now: now() }
    const status = await createAuction(users.writer, input)
    assertOwnership(status, ownership)
    return { status, success: status === 'CREATED' }
  },
)

export const deleteAuctionUsingDELETE = call(
  {
    operationId: 'deleteAuctionUsingDELETE',
    summary: "Delete an auction of one's own, unless somebody has bid",
    tag: 'Auctions',
    requestClass: 'write',
    method: 'DELETE',
    path: '/marketplace/api/v4/ownerships/{id}/auction',
    bearer: true,
    params: { id: OwnershipIdInput },
    answer: AuctionDeleteResult,
    errors: 'E404',
  },
  async ({ id: ownership }, { users, now }, { caller: { userId } }) => {
    const status = await deleteAuction(users.writer, { userId, ownership, now: now() })
    assertOwnership(status, ownership)
    if (status === 'NO_AUCTION') {
      throw new ApiError('notFound', `There is no auction of ${formatOwnershipId(ownership)}`)
    }
    return { status, success: status === 'DELETED' }
  },
)

export const getAuctionUsingGET = call(
  {
    operationId: 'getAuctionUsingGET',
    summary: 'The auction of an ownership',
    tag: 'Auctions',
    method: 'GET',
    path: '/marketplace/api/v4/ownerships/{id}/auction',
    params: { id: OwnershipIdInput },
    answer: Auction,
    errors: 'E404',
  },
  async ({ id }, { reader, now, orders: { limits } }) =>
    auctionOf(await auctionFound(reader, id), now(), limits.auctionStepBasisPoints),
)

export const getAuctionsByIdsUsingPOST = call(
  {
    operationId: 'getAuctionsByIdsUsingPOST',
    summary: 'Auctions by the ids of their ownerships; unknown ones are left out',
    tag: 'Auctions',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/auctions/byIds',
    body: { name: 'requestBody', schema: idsOf(OwnershipIdInput), optional: true },
    answer: Type.Array(ref(OnSale)),
    errors: 'E4',
  },
  async ({ requestBody: ids }, { reader, now, orders: { limits } }) => {
    const auctions = await auctionsByOwnerships(reader, ids)
    return [...new Set(ids.map(formatOwnershipId))].flatMap((id) => {
      const auction = auctions.get(id)
      return auction
        ? [{ id, auction: auctionOf(auction, now(), limits.auctionStepBasisPoints) }]
        : []
    })
  },
)

export const getOffersInAuctionUsingPOST = call(
  {
    operationId: 'getOffersInAuctionUsingPOST',
    summary: 'Bids in the auction of an ownership, the highest first',
    tag: 'Auctions',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/ownerships/{id}/offersInAuction',
    params: { id: OwnershipIdInput },
    body: { name: 'offerInAuctionPageRequest', schema: OfferInAuctionPageRequest, optional: true },
    answer: Type.Array(ref(DeprecatedOrder)),
    continues: true,
    errors: 'E404',
  },
  async ({ id, offerInAuctionPageRequest: request }, services) => {
    const { reader } = services
    const auction = await auctionFound(reader, id)
    const makers = oneAndOthers(request.owner, request.owners)
    const filter = { blockchain: id.blockchain, makers }
    const { entries, next } = await offersInAuction(reader, auction, filter, pageRequest(request))
    return { entries: await shownOrders(services, entries), next }
  },
)

/**
 * Returns an ownership's auction.
 *
 * @throws ApiError 404 if there is none
 */
async function auctionFound(reader: Reader, id: OwnershipParts): Promise<AuctionRecord> {
  const [auction] = (await auctionsByOwnerships(reader, [id])).values()
  return found(auction, 'auction of', formatOwnershipId(id))
}
