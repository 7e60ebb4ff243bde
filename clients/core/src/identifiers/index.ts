export * from './addressOn.ts'
export * from './aptosAddress.ts'
export * from './aptosContractAddress.ts'
export * from './aptosLongAddress.ts'
export * from './aptosModuleAddress.ts'
export * from './binary.ts'
export * from './contractAddressOn.ts'
export * from './evmAddress.ts'
export type { Assertion, Branded, Coercion, Guard } from './identifier.ts'
export {
  fetchVerifiedName,
  type NameOptions,
  type NameRegistry,
  type ResolvedName,
  resolveName,
} from './nameRegistry.ts'
export * from './solanaAddress.ts'
export * from './transactionHashOn.ts'
export * from './union/collectionId.ts'
export * from './union/currencyId.ts'
export * from './union/itemId.ts'
export { type ItemParts, type Prefixed, parseBlockchain } from './union/prefixed.ts'
export * from './union/prefixedIds.ts'
export * from './walletAddress.ts'
