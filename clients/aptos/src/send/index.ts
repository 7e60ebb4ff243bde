export { confirmTransaction } from './confirmTransaction.ts'
export { estimateTransaction, fetchGasPrice } from './estimateTransaction.ts'
export { fetchBalance } from './fetchBalance.ts'
export { hasEnded } from './hasEnded.ts'
export { type ResumedTransaction, resumeTransaction } from './resumeTransaction.ts'
export type {
  ConfirmOptions,
  EstimateInput,
  SendInput,
  SendOptions,
  SentTransaction,
  SignedTransaction,
  TransactionEstimate,
  TransactionInput,
  TransactionTerms,
} from './sendOptions.ts'
export { sendTransaction } from './sendTransaction.ts'
export type { ConfirmInput } from './transactionOutcome.ts'
