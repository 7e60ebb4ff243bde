import { parseCollectionId, parseOrderId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { collectionKey, orderKey } from '../../database/keys/index.ts'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { collectionIdOf, orderIdOf } from '../../read-model/ids/texts.ts'
import { Amount, addMissing } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** Bids in auctions. */
export const auctionBids = recordKind({
  name: 'auctionBid',
  plural: 'bids in auctions',
  table: 'auction_bids',
  orderBy: ['auction', 'order_id', 'collection'],
  schema: closedModel('ExportedAuctionBid', 'A bid in an auction', {
    auction: Type.String({ format: 'uuid' }),
    order: Type.String(),
    collection: Type.String(),
    value: Amount,
    bidAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map((row) => ({
      auction: row.auction,
      order: orderIdOf(row.order_id),
      collection: collectionIdOf(row.collection),
      value: row.value,
      bidAt: row.bid_at,
    })),
  parse: ({ auction, order, collection, value, bidAt }) => ({
    auction,
    order_id: orderKey(parseOrderId(order)),
    collection: collectionKey(parseCollectionId(collection)),
    value,
    bid_at: bidAt,
  }),
  write: ({ writer }, rows) => addMissing(writer, 'auction_bids', rows),
})
