/**
 * Blockchain families that share an address format. Single blockchains are in BLOCKCHAINS: the specification does
 * not give the full list of the interface and names some that are not supported here, such as SEI and SOMNIA.
 */
export {
  LAYER_ONES as BLOCKCHAIN_GROUPS,
  type LayerOne as BlockchainGroup,
} from '../../networks/index.ts'
export * from '../shared/activitySort.ts'
export * from '../shared/openSeaOrders.ts'
export * from '../shared/sorting.ts'
export * from './activities.ts'
export * from './analytics.ts'
export * from './collections.ts'
export * from './currencies.ts'
export * from './errorCodes.ts'
export * from './items.ts'
export * from './leaderboards.ts'
export * from './orders.ts'
export * from './ownerships.ts'
export * from './platforms.ts'
export * from './reconciliation.ts'
export * from './seaport.ts'
export * from './search.ts'
export * from './subscriptions.ts'
export * from './wallets.ts'
