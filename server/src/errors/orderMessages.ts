/** Messages about refused orders, worded like the reasons in indexer-models 5.2. */
export const ORDER_MESSAGES = {
  NO_EXCHANGE: ({ blockchain }: { blockchain: string }) =>
    `This server has no exchange on ${blockchain} to trade on`,
  SEAPORT_UNKNOWN: ({ blockchain, contract }: { blockchain: string; contract: string }) =>
    `${contract} is no contract of Seaport on ${blockchain} that this server follows: sign for one of those in its settings`,
  ORDER_FIELD_INVALID: ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  ORDER_TIMES_INVALID: ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  INCORRECT_ORDER_DATA: ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  INCORRECT_SIGNATURE: ({ maker }: { maker: string }) =>
    `The signature is not that of the maker ${maker} for this order`,
  COLLECTION_PAUSED: ({ collection }: { collection: string }) =>
    `The collection ${collection} is paused: its items cannot be traded until it goes on`,
  COLLECTION_SHARED: ({ collection }: { collection: string }) =>
    `Anybody mints in the collection ${collection}: bid for one of its items`,
  ORDER_FOR_NOTHING: ({ id }: { id: string }) =>
    `${id} does not exist, by what this server and its node know: check the contract and the token id`,
  INCORRECT_PRICE: ({ usd, least }: { usd: string; least: string }) =>
    `The bid is worth ${usd} USD for each item, and here it has to be at least ${least} USD`,
  INCORRECT_LAZY_ASSET: ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  ORDER_CANCELED: ({ id }: { id: string }) =>
    `The order ${id} was cancelled and cannot come back: make another one with a new salt`,
  ORDER_INVALID_UPDATE: ({ id, rule }: { id: string; rule: string }) =>
    `The order ${id} is known and ${rule}: make another one with a new salt`,
  OTHER_ORDER_ACTIVE: ({ id }: { id: string }) =>
    `The maker has the active order ${id} for the same item in this currency: update that by its salt, or cancel it first`,
  AUCTION_RULE_BROKEN: ({ rule }: { rule: string }) => `The item is up for auction: ${rule}`,
  ORDER_NOT_ACTIVE: ({ id, status }: { id: string; status: string }) =>
    `The order ${id} is not active: it is ${status}`,
  ORDER_NOT_PREPARABLE: ({ id, reason }: { id: string; reason: string }) =>
    `No transaction can be prepared for the order ${id}: ${reason}`,
}
