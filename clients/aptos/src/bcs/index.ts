// Types only: functions that plan and send create the transactions.
export type { TransactionPayload } from './payload.ts'
export type { Serializable, Serializer } from './serializable.ts'
export type { RawTransaction, SimpleTransaction } from './transaction.ts'
