import { persistentStore, usePersistent } from '#shared/lib/persistentStore.ts'
import {
  RECORDS_SCHEMA,
  type TransactionEnd,
  type TransactionRecord,
  withEnd,
  withRecord,
} from '../lib/transactionRecord.ts'

const store = persistentStore({ key: 'mintline.transactions', schema: RECORDS_SCHEMA })

/** Stores a transaction about to be sent, so that a reload does not lose it. */
export function rememberTransaction(record: TransactionRecord): void {
  store.update({ records: withRecord(store.get().records, record) })
}

/** Stores a transaction's outcome. */
export function endTransaction(signature: string, end: TransactionEnd): void {
  store.update({ records: withEnd(store.get().records, signature, end) })
}

/** Removes a transaction that was signed and will never be sent. */
export function dropTransaction(signature: string): void {
  store.update({ records: store.get().records.filter((record) => record.signature !== signature) })
}

/** Returns transactions signed in this browser, on all networks, newest first. */
export function rememberedTransactions(): readonly TransactionRecord[] {
  return store.get().records
}

/** Returns transactions signed in this browser whose outcome is not known, on all networks, newest first. */
export function openTransactions(): readonly TransactionRecord[] {
  return rememberedTransactions().filter(({ status }) => status === 'sent' || status === 'unknown')
}

/** Returns transactions signed in this browser on one network, newest first. */
export function useTransactionRecords(genesisHash: string | undefined): TransactionRecord[] {
  const { records } = usePersistent(store)
  return records.filter((record) => record.genesisHash === genesisHash)
}

/** Removes a network's transactions, except those whose outcome is still awaited. */
export function forgetTransactions(genesisHash: string): void {
  const isKept = ({ genesisHash: of, status }: TransactionRecord) =>
    of !== genesisHash || status === 'sent'
  store.update({ records: store.get().records.filter(isKept) })
}
