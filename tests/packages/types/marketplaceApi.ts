// Assertions about the types of @mintline/marketplace-api. Compiled, never run.
import {
  type Activity,
  type ApiConnection,
  addUserWalletUsingPOST,
  configUsingGET,
  currentUserBidsUsingGET,
  type DeprecatedOrder,
  entities,
  getActivitiesUsingPOST,
  getCollectionsOfOwnershipsByOwnerOrUserUsingGET,
  getCollectionsWatchlist,
  getUserUsingGET,
  type Item,
  isResponseError,
  likeUsingPOST,
  pages,
  queryTraitsWithRarityUsingPOST,
  rateUsingGET,
  searchItems,
  searchItemsUsingPOST,
  type User,
} from '@mintline/marketplace-api'
import { expectTypeOf } from 'expect-type'

declare const connection: ApiConnection
declare const text: string
declare const time: Date
declare const thrown: unknown

export function parametersAreThoseOfTheInterface(): void {
  expectTypeOf(getUserUsingGET(connection, { id: text })).resolves.toEqualTypeOf<User>()
  void configUsingGET(connection)
  // @ts-expect-error: a mandatory parameter is missing
  void likeUsingPOST(connection, {})
  // @ts-expect-error: all mandatory parameters are missing
  void getUserUsingGET(connection)
  // @ts-expect-error: there is no such type of activity
  void getActivitiesUsingPOST(connection, { activityPageRequest: { types: ['STEAL'] } })
}

export function bodiesAreLeftOutWhereTheInterfaceAllowsIt(): void {
  void getActivitiesUsingPOST(connection)
  void getCollectionsWatchlist(connection)
  const collectionRankingRequest = { period: 'DAY', size: 5 } as const
  void getCollectionsWatchlist(connection, { collectionRankingRequest })
  // @ts-expect-error: a mandatory body is missing
  void queryTraitsWithRarityUsingPOST(connection)
  // @ts-expect-error: a search needs its request
  void searchItems(connection, {})
}

export function tokensAreTextsOrFunctions(): ApiConnection[] {
  return [
    { baseUrl: text, accessToken: text },
    { baseUrl: text, accessToken: () => undefined },
    { baseUrl: text, accessToken: async () => text },
  ]
}

export function textsAreAnsweredAsTheyCome(): void {
  expectTypeOf(rateUsingGET(connection, { symbol: text })).resolves.toEqualTypeOf<string>()
  expectTypeOf(likeUsingPOST(connection, { id: text })).resolves.toEqualTypeOf<undefined>()
}

export function timesAreTextsOrDatesInRequests(): void {
  const filter = { mintedAtFrom: time, mintedAtTo: text }
  void searchItemsUsingPOST(connection, { itemPageRequest: { filter, size: 1 } })
  expectTypeOf<User['id']>().toEqualTypeOf<string>()
  expectTypeOf<Activity['date']>().toEqualTypeOf<string>()
}

export function listsAreIterated(): void {
  const found = pages(currentUserBidsUsingGET, connection, { size: 5 })
  expectTypeOf(found).toEqualTypeOf<AsyncGenerator<DeprecatedOrder[], void, undefined>>()
  const itemPageRequest = { filter: {}, size: 5 }
  const items = entities(searchItemsUsingPOST, connection, { itemPageRequest })
  expectTypeOf(items).toEqualTypeOf<AsyncGenerator<Item, void, undefined>>()
  const ids = entities(getCollectionsOfOwnershipsByOwnerOrUserUsingGET, connection, {})
  expectTypeOf(ids).toEqualTypeOf<AsyncGenerator<string, void, undefined>>()
  // @ts-expect-error: not a list
  void pages(getUserUsingGET, connection, { id: text })
}

export function literalsNarrowUnions(activity: Activity): void {
  if (activity['@type'] === 'buy') expectTypeOf(activity.buyer).toEqualTypeOf<string>()
}

export function failuresHaveKnownBodies(): void {
  if (isResponseError(thrown, addUserWalletUsingPOST)) {
    expectTypeOf(thrown.status).toEqualTypeOf<number>()
    expectTypeOf(thrown.body.message).toEqualTypeOf<string | undefined>()
  }
}
