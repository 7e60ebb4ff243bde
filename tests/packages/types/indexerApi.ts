// Assertions about the types of @mintline/indexer-api. Compiled, never run.
import {
  type Activity,
  type ApiConnection,
  entities,
  getActivitiesByUser,
  getAllCurrencies,
  getBalance,
  getItemById,
  getItemsByOwner,
  getSalesChart,
  type Item,
  type Items,
  isResponseError,
  pages,
  type SalesChart,
  searchItems,
} from '@mintline/indexer-api'
import { expectTypeOf } from 'expect-type'

declare const connection: ApiConnection
declare const text: string
declare const time: Date
declare const thrown: unknown

export function parametersAreThoseOfTheInterface(): void {
  expectTypeOf(getItemById(connection, { itemId: text })).resolves.toEqualTypeOf<Item>()
  void getAllCurrencies(connection)
  // @ts-expect-error: a mandatory parameter is missing
  void getBalance(connection, { owner: text })
  // @ts-expect-error: all mandatory parameters are missing
  void getItemById(connection)
  // @ts-expect-error: there is no such type of activity
  void getActivitiesByUser(connection, { user: [text], type: ['STEAL'] })
}

export function timesAreTextsOrDatesInRequests(): void {
  void getActivitiesByUser(connection, { user: [text], type: ['MINT'], from: time, to: text })
  const filter = { mintedAtFrom: time, mintedAtTo: text }
  void searchItems(connection, { itemsSearchRequest: { filter } })
  expectTypeOf<Item['mintedAt']>().toEqualTypeOf<string>()
}

export function listsAreIterated(): void {
  const found = pages(getItemsByOwner, connection, { owner: text })
  expectTypeOf(found).toEqualTypeOf<AsyncGenerator<Items, void, undefined>>()
  const charts = pages(getSalesChart, connection, { id: text })
  expectTypeOf(charts).toEqualTypeOf<AsyncGenerator<SalesChart, void, undefined>>()
  const activities = entities(getActivitiesByUser, connection, { user: [text], type: ['MINT'] })
  expectTypeOf(activities).toEqualTypeOf<AsyncGenerator<Activity, void, undefined>>()
  // @ts-expect-error: not a list
  void pages(getItemById, connection, { itemId: text })
  // @ts-expect-error: a page of a chart is no list of entities
  void entities(getSalesChart, connection, { id: text })
  // @ts-expect-error: a mandatory parameter is missing
  void entities(getItemsByOwner, connection, {})
}

export function literalsNarrowUnions(activity: Activity): void {
  if (activity['@type'] === 'MINT') {
    expectTypeOf(activity.mintPrice).toEqualTypeOf<string | undefined>()
  }
}

export function failuresHaveKnownBodies(): void {
  if (isResponseError(thrown, getItemById)) {
    expectTypeOf(thrown.status).toEqualTypeOf<number>()
    expectTypeOf(thrown.body.message).toEqualTypeOf<string>()
  }
}
