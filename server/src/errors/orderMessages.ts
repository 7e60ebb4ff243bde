import { answered } from './answers.ts'

/** Messages about refused orders, worded like the reasons in indexer-models 5.2. */
export const ORDER_MESSAGES = {
  NO_EXCHANGE: answered(
    'badRequest',
    ({ blockchain }: { blockchain: string }) =>
      `This server has no exchange on ${blockchain} to trade on`,
  ),
  SEAPORT_UNKNOWN: answered(
    'badRequest',
    ({ blockchain, contract }: { blockchain: string; contract: string }) =>
      `${contract} is no contract of Seaport on ${blockchain} that this server follows: sign for one of those in its settings`,
  ),
  ORDER_FIELD_INVALID: answered(
    'badRequest',
    ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  ),
  ORDER_TIMES_INVALID: answered(
    'validation',
    ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  ),
  INCORRECT_ORDER_DATA: answered(
    'badRequest',
    ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  ),
  INCORRECT_SIGNATURE: answered(
    'badRequest',
    ({ maker }: { maker: string }) =>
      `The signature is not that of the maker ${maker} for this order`,
  ),
  COLLECTION_PAUSED: answered(
    'validation',
    ({ collection }: { collection: string }) =>
      `The collection ${collection} is paused: its items cannot be traded until it goes on`,
  ),
  COLLECTION_SHARED: answered(
    'validation',
    ({ collection }: { collection: string }) =>
      `Anybody mints in the collection ${collection}: bid for one of its items`,
  ),
  ORDER_FOR_NOTHING: answered(
    'badRequest',
    ({ id }: { id: string }) =>
      `${id} does not exist, by what this server and its node know: check the contract and the token id`,
  ),
  INCORRECT_PRICE: answered(
    'badRequest',
    ({ usd, least }: { usd: string; least: string }) =>
      `The bid is worth ${usd} USD for each item, and here it has to be at least ${least} USD`,
  ),
  INCORRECT_LAZY_ASSET: answered(
    'badRequest',
    ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  ),
  ORDER_CANCELED: answered(
    'badRequest',
    ({ id }: { id: string }) =>
      `The order ${id} was cancelled and cannot come back: make another one with a new salt`,
  ),
  ORDER_INVALID_UPDATE: answered(
    'badRequest',
    ({ id, rule }: { id: string; rule: string }) =>
      `The order ${id} is known and ${rule}: make another one with a new salt`,
  ),
  OTHER_ORDER_ACTIVE: answered(
    'badRequest',
    ({ id }: { id: string }) =>
      `The maker has the active order ${id} for the same item in this currency: update that by its salt, or cancel it first`,
  ),
  AUCTION_RULE_BROKEN: answered(
    'badRequest',
    ({ rule }: { rule: string }) => `The item is up for auction: ${rule}`,
  ),
  ORDER_NOT_ACTIVE: answered(
    'validation',
    ({ id, status }: { id: string; status: string }) =>
      `The order ${id} is not active: it is ${status}`,
  ),
  ORDER_NOT_PREPARABLE: answered(
    'validation',
    ({ id, reason }: { id: string; reason: string }) =>
      `No transaction can be prepared for the order ${id}: ${reason}`,
  ),
}
