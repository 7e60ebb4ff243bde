import { formatAmount, inCoin } from '../amounts/index.ts'
import { phaseNumber } from '../phaseNumber.ts'
import type { FlatFeeAmounts } from './inputMessages.ts'

/** Messages about prices of lists, changes of lists on chain, and their journals. */
export const LIST_MESSAGES = {
  PRICE_BELOW_FLAT_FEE: ({ price, fee, coin }: FlatFeeAmounts) =>
    `A price of ${formatAmount(price, coin)} does not cover the flat platform fee of ${inCoin(fee, coin)}, so the wallet could never mint`,
  ALLOWLIST_LIMIT_INVALID: ({ name, value }: { name: string; value: number }) =>
    `${name} is a whole number from 1 on, but received - ${value}`,
  JOURNAL_OF_ANOTHER_LIST: ({ expected, actual }: JournalMismatch) =>
    `The journal belongs to ${listText(actual, 'the ')}, not to ${listText(expected)}: use the one that belongs to the list`,
  JOURNAL_IN_USE: ({ path, holder }: { path: string; holder: JournalHolder | undefined }) =>
    `The journal ${path} is in use by ${holder ? holderText(holder) : 'another process'}: wait until it is done, or end it${holder ? ` with kill ${holder.pid}` : ''}`,
  /** The line counts from 1. */
  JOURNAL_DAMAGED: ({ path, line }: { path: string; line: number }) =>
    `The journal ${path} cannot be read from line ${line} on: restore it, or wait two minutes and remove it`,
}

/** The list of a journal, or the storage of uploads. */
export type ListScope = EditionsListScope | MachineListScope | StorageScope

/** A list of a collection on Solana or Eclipse. */
interface EditionsListScope {
  /** Genesis hash of the cluster. */
  readonly genesisHash: string
  readonly deployment: string
  readonly phaseIndex: number
}

/** A list of a drop on Aptos. */
interface MachineListScope {
  readonly chainId: number
  /** Address of the collection. */
  readonly collection: string
  readonly phaseId: bigint
}

/** Files that are uploaded to a storage. */
interface StorageScope {
  /** Address of the storage, without secrets. */
  readonly place: string
}

/** A journal, and the list that it was opened for. */
export interface JournalMismatch {
  /** The list to change. */
  expected: ListScope
  /** The list of the journal. */
  actual: ListScope
}

/** A process that has a journal open. */
export interface JournalHolder {
  pid: number
  /** Name of the machine that it runs on. */
  host: string
  isThisMachine: boolean
}

function listText(scope: ListScope, article = ''): string {
  if ('place' in scope) return `uploads to ${scope.place}`
  if ('chainId' in scope) {
    return `the phase with the id ${scope.phaseId} of ${scope.collection} on chain ${scope.chainId}`
  }
  const { genesisHash, deployment, phaseIndex } = scope
  const cluster = `${article && `${article}cluster `}${genesisHash}`
  return `phase ${phaseNumber(phaseIndex)} of ${deployment} on ${cluster}`
}

function holderText({ pid, host, isThisMachine }: JournalHolder): string {
  return isThisMachine ? `process ${pid}` : `process ${pid} on ${host}`
}
