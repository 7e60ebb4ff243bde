// Functions that plan and send create the transactions.
export { decodeTransaction } from './decodeTransaction.ts'
export type { TransactionPayload } from './payload.ts'
export type { Serializable, Serializer } from './serializable.ts'
export type { RawTransaction, SimpleTransaction } from './transaction.ts'
