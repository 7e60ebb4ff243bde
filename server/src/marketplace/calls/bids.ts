import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { Continuation } from '../../http/contract/inputs.ts'
import { defaulting, ref } from '../../http/contract/model.ts'
import { BidSort, Blockchain, PlatformType } from '../schemas/enumerations.ts'
import { BlockchainsInput, PageSize } from '../schemas/inputs.ts'
import { BestBidOwnership } from '../schemas/itemOwnerships.ts'
import { DeprecatedOrder } from '../schemas/orders.ts'

export const currentUserBidsUsingGET = call({
  operationId: 'currentUserBidsUsingGET',
  summary: 'Bids for items of the user who asks',
  tag: 'Bids',
  method: 'GET',
  path: '/marketplace/api/v4/bids/received',
  bearer: true,
  query: {
    blockchain: Type.Optional(ref(Blockchain)),
    platform: Type.Optional(ref(PlatformType)),
    continuation: Type.Optional(Continuation),
    sort: Type.Optional(defaulting(ref(BidSort), 'DATE_DESC')),
    size: Type.Optional(PageSize),
  },
  answer: Type.Array(ref(DeprecatedOrder)),
  continues: true,
  errors: 'E4',
})

export const currentUserOwnershipsWithBidsUsingGET = call({
  operationId: 'currentUserOwnershipsWithBidsUsingGET',
  summary: 'Ownerships of the user who asks that have bids, with the best one',
  tag: 'Bids',
  method: 'GET',
  path: '/marketplace/api/v4/bids/received/ownerships',
  bearer: true,
  query: {
    blockchain: Type.Optional(BlockchainsInput),
    platform: Type.Optional(ref(PlatformType)),
    continuation: Type.Optional(Continuation),
    sort: Type.Optional(defaulting(ref(BidSort), 'DATE_DESC')),
    size: Type.Optional(PageSize),
  },
  answer: Type.Array(ref(BestBidOwnership)),
  continues: true,
  errors: 'E4',
})
