export { type StateConfig, shareConfirmedSlot } from './askForState.ts'
export { type FallbackFetchOptions, fallbackFetch } from './fallbackFetch.ts'
export {
  coinOf,
  fetchMintNetwork,
  fetchRequiredNetwork,
  type MintNetwork,
  mintNetwork,
  type RequiredNetwork,
} from './network.ts'
export { type NodeTransaction, nodeTransactionOf, type TokenBalance } from './nodeTransaction.ts'
export {
  type AccountFilter,
  type AddressKey,
  type DataSlice,
  type NodeAccount,
  type ReadConnection,
  type StoredAccount,
  storedAccount,
} from './readConnection.ts'
export { type RpcReadConnectionOptions, rpcReadConnection } from './rpcReadConnection.ts'
export type { RunInstruction } from './runInstructions.ts'
export { websocketUrl } from './websocketUrl.ts'
