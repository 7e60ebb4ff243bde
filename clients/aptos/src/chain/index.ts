export { callView, type ViewCall } from './callView.ts'
export {
  type AptosConnection,
  type ConnectionOptions,
  connectAptos,
  type NodeSource,
} from './connection.ts'
export { fetchLedger, type Ledger } from './fetchLedger.ts'
