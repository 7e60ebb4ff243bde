import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { idsOf, OwnershipIdInput } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import {
  Auction,
  AuctionCreateResult,
  AuctionDeleteResult,
  AuctionForm,
  OnSale,
} from '../schemas/auctions.ts'
import { OfferInAuctionPageRequest } from '../schemas/orderForms.ts'
import { DeprecatedOrder } from '../schemas/orders.ts'

export const createAuctionUsingPOST = call({
  operationId: 'createAuctionUsingPOST',
  summary: "Put an item of one's own up for auction",
  tag: 'Auctions',
  method: 'POST',
  path: '/marketplace/api/v4/ownerships/{id}/auction',
  bearer: true,
  params: { id: OwnershipIdInput },
  body: { name: 'auctionForm', schema: AuctionForm, optional: true },
  answer: AuctionCreateResult,
  errors: 'E404',
})

export const deleteAuctionUsingDELETE = call({
  operationId: 'deleteAuctionUsingDELETE',
  summary: "Delete an auction of one's own, unless somebody has bid",
  tag: 'Auctions',
  method: 'DELETE',
  path: '/marketplace/api/v4/ownerships/{id}/auction',
  bearer: true,
  params: { id: OwnershipIdInput },
  answer: AuctionDeleteResult,
  errors: 'E404',
})

export const getAuctionUsingGET = call({
  operationId: 'getAuctionUsingGET',
  summary: 'The auction of an ownership',
  tag: 'Auctions',
  method: 'GET',
  path: '/marketplace/api/v4/ownerships/{id}/auction',
  params: { id: OwnershipIdInput },
  answer: Auction,
  errors: 'E404',
})

export const getAuctionsByIdsUsingPOST = call({
  operationId: 'getAuctionsByIdsUsingPOST',
  summary: 'Auctions by the ids of their ownerships; unknown ones are left out',
  tag: 'Auctions',
  method: 'POST',
  path: '/marketplace/api/v4/auctions/byIds',
  body: { name: 'requestBody', schema: idsOf(OwnershipIdInput), optional: true },
  answer: Type.Array(ref(OnSale)),
  errors: 'E4',
})

export const getOffersInAuctionUsingPOST = call({
  operationId: 'getOffersInAuctionUsingPOST',
  summary: 'Bids in the auction of an ownership, the highest first',
  tag: 'Auctions',
  method: 'POST',
  path: '/marketplace/api/v4/ownerships/{id}/offersInAuction',
  params: { id: OwnershipIdInput },
  body: { name: 'offerInAuctionPageRequest', schema: OfferInAuctionPageRequest, optional: true },
  answer: Type.Array(ref(DeprecatedOrder)),
  continues: true,
  errors: 'E404',
})
