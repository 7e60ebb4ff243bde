export {
  type FoundCall,
  findAskedCall,
  isNumbered,
  type NumberedCall,
  prepareAskedCall,
  type WalletCall,
} from './askedCall.ts'
export { confirmTransaction } from './confirmTransaction.ts'
export { estimateTransaction, type TransactionEstimate } from './estimateTransaction.ts'
export type { EvmTransaction } from './evmTransaction.ts'
export { fetchTransaction } from './fetchTransaction.ts'
export { hasEnded } from './hasEnded.ts'
export { resumeAskedCall, resumeTransaction } from './resumeTransaction.ts'
export type {
  ConfirmOptions,
  FeeOptions,
  GasEstimate,
  GasPrice,
  SendInput,
  SendOptions,
  SentTransaction,
  SignedTransaction,
} from './sendOptions.ts'
export { sendTransaction } from './sendTransaction.ts'
