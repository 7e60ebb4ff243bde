export { LAMPORTS_PER_SIGNATURE } from '../transaction/priorityFeeLamports.ts'
export { adapterWallet, signsVersion, type WalletAdapterLike } from './adapterWallet.ts'
export { createConnection } from './createConnection.ts'
export { type Broadcast, broadcast, deliver, RESEND_INTERVAL, SEND_TIMEOUT } from './deliver.ts'
export { keypairWallet } from './keypairWallet.ts'
export type { WatchedTransaction, WatcherOptions } from './lookUpStatuses.ts'
export type {
  ConfirmedTransaction,
  ExpiredTransaction,
  FailedTransaction,
  TransactionOutcome,
  TransactionStage,
} from './outcome.ts'
export {
  OutcomeWatcher,
  POLL_INTERVAL,
} from './outcomeWatcher.ts'
export { type PreparedTransaction, prepareTransaction } from './prepareTransaction.ts'
export {
  type BalanceChange,
  type DependentPreview,
  type PreviewOptions,
  planCost,
  previewPlan,
  type SimulatedPreview,
  type TransactionPreview,
} from './previewPlan.ts'
export {
  DEFAULT_PRIORITY_FEE,
  PRIORITY_FEE_PERCENTILES,
  type PriorityFeePolicy,
  priorityFeeFor,
} from './priorityFee.ts'
export { type AnchorProviderLike, providerWallet } from './providerWallet.ts'
export { reachSlot } from './reachSlot.ts'
export { type PendingTransaction, resolvePending } from './resolvePending.ts'
export type { SendOptions, SignedTransaction, StageEvent } from './sendOptions.ts'
export { type PlanResult, type PlanSendOptions, type PlanStageEvent, sendPlan } from './sendPlan.ts'
export { sendTransaction } from './sendTransaction.ts'
export { signPrepared } from './signPrepared.ts'
export { type SimulatedTransaction, simulateTransaction } from './simulateTransaction.ts'
export {
  type UnsignedInput,
  type UnsignedTransaction,
  unsignedTransaction,
} from './unsignedTransaction.ts'
export type { SendSession, SolanaWallet } from './wallet.ts'
