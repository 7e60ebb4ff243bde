/**
 * Blockchain families that share an address format. Single blockchains are in BLOCKCHAINS: the specification does
 * not give the full list of the interface and names some that are not supported here, such as SEI and SOMNIA.
 */
export {
  LAYER_ONES as BLOCKCHAIN_GROUPS,
  type LayerOne as BlockchainGroup,
} from '../../networks/index.ts'
export * from '../shared.ts'
export * from './analytics.ts'
export * from './collections.ts'
export * from './orders.ts'
