export { ansRegistry } from './ansRegistry.ts'
export { callView, type ViewCall } from './callView.ts'
export {
  type AptosConnection,
  type ConnectionOptions,
  connectAptos,
  type NodeSource,
} from './connection.ts'
export { fetchBlockHash } from './fetchBlockHash.ts'
export { fetchLedger, type Ledger, type LedgerOptions, type LedgerPoint } from './fetchLedger.ts'
export { nodesFetch } from './nodesFetch.ts'
export { type NodeAddress, type NodeRequest, requestNode } from './requestNode.ts'
export type { SdkClient } from './sdkClient.ts'
export type { UserTransaction } from './userTransaction.ts'
