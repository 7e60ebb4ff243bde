import type { RequestClass } from '../config/requestClasses.ts'
import type * as calls from './calls/index.ts'

/** Request classes for indexer calls that are more than reads. */
export const INDEXER_CLASSES: Partial<Readonly<Record<keyof typeof calls, RequestClass>>> = {
  getActivitiesByUsers: 'read',
  getItemByIds: 'read',
  getOrdersByIds: 'read',
  getOwnershipsByIds: 'read',
  getGlobalCollectionStatisticsByIds: 'read',
  getPeriodCollectionStatisticsByIds: 'read',
  encode: 'read',
  getInput: 'read',
  prepareOrderCancelTransaction: 'read',
  queryTraitsWithRarity: 'search',
  searchActivities: 'search',
  searchCollection: 'search',
  searchDuplicatedItems: 'search',
  searchItems: 'search',
  searchOwnerships: 'search',
  getBalance: 'node',
  prepareOrderTransaction: 'node',
  resolve: 'node',
  validate: 'node',
  burnLazyItem: 'write',
  mintLazyItem: 'write',
  upsertOrder: 'write',
  generateTokenId: 'anonymousWrite',
  reportOrderById: 'anonymousWrite',
  refreshCollectionItemsMeta: 'refetch',
  resetCollectionMeta: 'refetch',
  resetItemMeta: 'refetch',
}
