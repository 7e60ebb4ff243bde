import {
  parseCollectionId,
  parseCurrencyId,
  parseOrderId,
  parseOwnershipId,
} from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { collectionKey, currencyKey, orderKey } from '../../database/keys/index.ts'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import {
  collectionIdOf,
  currencyIdOf,
  orderIdOf,
  ownershipIdOf,
} from '../../read-model/ids/texts.ts'
import { keysOf } from '../../read-model/ownerships/ownershipsByIds.ts'
import { Amount, addMissing, Decimals } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** Auctions that owners hold. */
export const auctions = recordKind({
  name: 'auction',
  plural: 'auctions',
  table: 'auctions',
  orderBy: ['item', 'owner', 'collection'],
  schema: closedModel('ExportedAuction', 'An auction of an ownership', {
    ownership: Type.String(),
    collection: Type.String(),
    id: Type.String({ format: 'uuid' }),
    currency: Type.String(),
    decimals: Decimals,
    minValue: Amount,
    startAt: DateInput,
    endAt: DateInput,
    firstEndAt: DateInput,
    updatedAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map((row) => ({
      ownership: ownershipIdOf(row.item, row.owner),
      collection: collectionIdOf(row.collection),
      id: row.id,
      currency: currencyIdOf(row.currency),
      decimals: row.decimals,
      minValue: row.min_value,
      startAt: row.start_at,
      endAt: row.end_at,
      firstEndAt: row.first_end_at,
      updatedAt: row.updated_at,
    })),
  parse: ({ ownership, collection, currency, ...rest }) => ({
    ...keysOf(parseOwnershipId(ownership)),
    collection: collectionKey(parseCollectionId(collection)),
    id: rest.id,
    currency: currencyKey(parseCurrencyId(currency)),
    decimals: rest.decimals,
    min_value: rest.minValue,
    start_at: rest.startAt,
    end_at: rest.endAt,
    first_end_at: rest.firstEndAt,
    updated_at: rest.updatedAt,
  }),
  write: ({ writer }, rows) => addMissing(writer, 'auctions', rows),
})

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
