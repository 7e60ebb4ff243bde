export { fetchMultiSend, fetchSafe, type Safe } from './fetchSafe.ts'
export {
  fetchNextNonce,
  proposeSafeTransaction,
  type SafeService,
  type SafeSignature,
} from './safeService.ts'
export {
  type HashedSafeTransaction,
  type SafeCall,
  type SafeMemo,
  type SafeTransaction,
  type SafeTransactionInput,
  safeBuilderFile,
  safeTransaction,
} from './safeTransaction.ts'
export { assertIsOwner, signSafeTransaction } from './signSafeTransaction.ts'
