// Types only: transactions are made by the functions that plan and send.
export type { TransactionPayload } from './payload.ts'
export type { Serializable, Serializer } from './serializable.ts'
export type { RawTransaction, SimpleTransaction } from './transaction.ts'
