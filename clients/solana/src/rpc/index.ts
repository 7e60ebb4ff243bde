export { type AskOptions, askNode, askNodeOnce } from './askNode.ts'
export { type FallbackFetchOptions, fallbackFetch } from './fallbackFetch.ts'
export {
  coinOf,
  fetchMintNetwork,
  fetchRequiredNetwork,
  type MintNetwork,
  type RequiredNetwork,
} from './network.ts'
export { isNodeError, isPassingNodeError, type NodeErrorCode } from './nodeError.ts'
export type {
  AccountFilter,
  AddressKey,
  DataSlice,
  NodeAccount,
  ReadConnection,
} from './readConnection.ts'
export { type RpcReadConnectionOptions, rpcReadConnection } from './rpcReadConnection.ts'
export { type StoredAccount, storedAccount } from './storedAccount.ts'
