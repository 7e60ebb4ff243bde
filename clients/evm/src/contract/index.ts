export type { DropReference } from './dropAddress.ts'
export { dropSale } from './dropSale.ts'
export {
  type ContractFee,
  chainTime,
  currentPhases,
  type DropState,
  type Royalty,
} from './dropState.ts'
export { type DropStateInput, fetchDropState } from './fetchDropState.ts'
export { fetchMintedCount } from './fetchMintedCount.ts'
export { isNativeToken, NATIVE_TOKEN, nativeCoinOf, transactionValue } from './nativeCoin.ts'
export type { DropVariant } from './variantReads.ts'
