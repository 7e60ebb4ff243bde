import { formatAmount, inCoin } from '../amounts.ts'
import { phaseNumber } from '../text/phaseNumber.ts'
import type { FlatFeeAmounts } from './inputMessages.ts'

/** Messages about list prices, on-chain list changes and their journals. */
export const LIST_MESSAGES = {
  PRICE_BELOW_FLAT_FEE: ({ price, fee, coin }: FlatFeeAmounts) =>
    `A price of ${formatAmount(price, coin)} does not cover the flat platform fee of ${inCoin(fee, coin)}, so the wallet could never mint`,
  ALLOWLIST_LIMIT_INVALID: ({ name, value }: { name: string; value: number }) =>
    `${name} must be a positive integer, but received - ${value}`,
  JOURNAL_OF_ANOTHER_LIST: ({ expected, actual }: JournalMismatch) =>
    `The journal belongs to ${listText(actual, 'the ')}, not to ${listText(expected)}: use the one that belongs to the list`,
  JOURNAL_IN_USE: ({ path, holder }: { path: string; holder: JournalHolder | undefined }) =>
    `The journal ${path} is in use by ${holder ? holderText(holder) : 'another process'}: wait until it is done, or end it${holder ? ` with kill ${holder.pid}` : ''}`,
  /** Lines count from 1. */
  JOURNAL_DAMAGED: ({ path, line }: { path: string; line: number }) =>
    `The journal ${path} cannot be read from line ${line} on: restore it, or wait two minutes and remove it`,
}

/** The list that a journal belongs to, or the storage for uploads. */
export type ListScope = EditionsListScope | MachineListScope | StorageScope

/** A collection's list on Solana or Eclipse. */
interface EditionsListScope {
  /** The cluster's genesis hash. */
  readonly genesisHash: string
  readonly deployment: string
  readonly phaseIndex: number
}

/** A drop's list on Aptos. */
interface MachineListScope {
  readonly chainId: number
  /** Collection address. */
  readonly collection: string
  readonly phaseId: bigint
}

/** Files uploaded to a storage. */
interface StorageScope {
  /** Storage address, without secrets. */
  readonly place: string
}

/** A journal's list, and the list it was opened for. */
export interface JournalMismatch {
  /** The list to change. */
  expected: ListScope
  /** The journal's own list. */
  actual: ListScope
}

/** A process that has a journal open. */
export interface JournalHolder {
  pid: number
  /** Name of its machine. */
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
