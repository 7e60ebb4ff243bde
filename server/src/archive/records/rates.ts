import { sql } from 'kysely'
import { Type } from 'typebox'
import { CHAIN_NUMBERS, collectionKey, currencyKey } from '../../database/keys/index.ts'
import { CollectionIdInput, CurrencyIdInput, DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { collectionIdOf, currencyIdOf } from '../../read-model/ids/texts.ts'
import { addMissing, Count, Decimals, Price } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** Currency prices in US dollars, over time. */
export const rates = recordKind({
  name: 'rate',
  plural: 'rates',
  table: 'rates',
  orderBy: ['currency', 'at'],
  schema: closedModel('ExportedRate', 'The price of a currency in US dollars', {
    currency: CurrencyIdInput,
    at: DateInput,
    usd: Price,
    source: Type.String(),
  }),
  recordsOf: (rows) =>
    rows.map(({ currency, at, usd, source }) => ({
      currency: currencyIdOf(currency),
      at,
      usd,
      source,
    })),
  parse: (rate) => ({ ...rate, currency: currencyKey(rate.currency) }),
  write: ({ writer }, rows) =>
    addMissing(
      writer,
      'rates',
      rows.map((row) => ({ ...row, changed_at: sql<Date>`now()` })),
    ),
})

/** Changes in collections' floor prices. */
export const floors = recordKind({
  name: 'floor',
  plural: 'floor prices',
  table: 'floors',
  orderBy: ['collection', 'at'],
  schema: closedModel('ExportedFloor', 'The floor price of a collection from a time on', {
    collection: CollectionIdInput,
    at: DateInput,
    price: Type.Optional(Price),
    currency: Type.Optional(CurrencyIdInput),
  }),
  recordsOf: (rows) =>
    rows.map(({ collection, at, price, currency }) => ({
      collection: collectionIdOf(collection),
      at,
      ...(price !== null && { price }),
      ...(currency !== null && { currency: currencyIdOf(currency) }),
    })),
  parse: ({ collection, at, price = null, currency }) => ({
    collection: collectionKey(collection),
    at,
    price,
    currency: currency === undefined ? null : currencyKey(currency),
  }),
  write: ({ writer }, rows) => addMissing(writer, 'floors', rows),
})

/** Currencies for prices. */
export const currencies = recordKind({
  name: 'currency',
  plural: 'currencies',
  table: 'currencies',
  orderBy: ['id'],
  schema: closedModel('ExportedCurrency', 'A currency', {
    id: CurrencyIdInput,
    symbol: Type.String(),
    abbreviation: Type.Optional(Type.String()),
    alias: Type.Optional(Type.String()),
    decimals: Decimals,
  }),
  recordsOf: (rows) =>
    rows.map(({ id, symbol, abbreviation, alias, decimals }) => ({
      id: currencyIdOf(id),
      symbol,
      ...(abbreviation !== null && { abbreviation }),
      ...(alias !== null && { alias }),
      decimals,
    })),
  parse: ({ id, ...texts }) => ({
    ...texts,
    id: currencyKey(id),
    chain: CHAIN_NUMBERS[id.blockchain],
  }),
  write: ({ writer }, rows) => addMissing(writer, 'currencies', rows),
})

/** Collections' listed item counts, over time. */
export const listedCounts = recordKind({
  name: 'listedCount',
  plural: 'numbers of listed items',
  table: 'listed_5m',
  orderBy: ['collection', 'at'],
  schema: closedModel('ExportedListedCount', 'How many items of a collection were listed', {
    collection: CollectionIdInput,
    at: DateInput,
    count: Count,
  }),
  recordsOf: (rows) =>
    rows.map(({ collection, at, listed_count }) => ({
      collection: collectionIdOf(collection),
      at,
      count: Number(listed_count),
    })),
  parse: ({ collection, at, count }) => ({
    collection: collectionKey(collection),
    at,
    listed_count: count,
  }),
  write: ({ writer }, rows) => addMissing(writer, 'listed_5m', rows),
})
