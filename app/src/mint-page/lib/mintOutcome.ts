import { isMintlineError } from '@mintline/core'
import { errorText } from '#shared/lib/errorText.ts'
import type { ShownItem } from './shownItem.ts'

/** Outcome of a mint, on any chain. */
export type MintOutcome =
  | {
      status: 'minted'
      /** Confirmed items; `items` are those of them that can be read. */
      minted: bigint
      items: readonly ShownItem[]
      /** True if some confirmed items cannot be read yet. */
      isMissingSome: boolean
      /** Transactions, in order. */
      hashes: readonly string[]
      /** Address of another wallet that received them; undefined = the minter. */
      mintTo: string | undefined
      /** Reason that requested items were not minted; undefined = all were minted. */
      shortfall: string | undefined
    }
  | FailedMint

/** A mint without any confirmed item. */
export type FailedMint =
  /** The person rejected it in the wallet: nothing was sent. */
  | { status: 'rejected' }
  /** The person replaced it in the wallet by a transaction that does nothing. */
  | { status: 'cancelled' }
  /** The person replaced it in the wallet by another transaction. */
  | { status: 'replaced' }
  /** It did not land and cannot land any more: nothing was paid. */
  | { status: 'expired' }
  /** Other mints were faster, again and again. */
  | { status: 'overtaken'; error: unknown }
  | { status: 'failed'; error: unknown }

/** A confirmed mint. */
interface ConfirmedMint {
  hash: string
  /** Those of its items that can be read. */
  items: readonly ShownItem[]
  /** Items requested. */
  quantity: bigint
  /** Address of another wallet that received them; undefined = the minter. */
  mintTo: string | undefined
}

/** The outcome of a mint in one transaction that is confirmed. */
export function mintedOutcome({ hash, items, quantity, mintTo }: ConfirmedMint): MintOutcome {
  return {
    status: 'minted',
    minted: quantity,
    items,
    isMissingSome: items.length === 0,
    hashes: [hash],
    mintTo,
    shortfall: undefined,
  }
}

/** The outcome of a mint that threw before any item was confirmed, by codes that all chains share. */
export function outcomeOfFailure(error: unknown): FailedMint {
  if (isMintlineError(error, 'TRANSACTION_REJECTED')) return { status: 'rejected' }
  if (isMintlineError(error, 'CONFIRMATION_FAILED')) return { status: 'expired' }
  return { status: 'failed', error }
}

/** Message for a mint without items. */
export interface OutcomeText {
  kind: 'info' | 'warn' | 'error'
  title: string
  /** Meaning, and what to do. */
  text: string
}

/** The message for a mint without items. Choices are kept. */
export function outcomeText(end: FailedMint): OutcomeText {
  switch (end.status) {
    case 'rejected':
      return {
        kind: 'info',
        title: 'You rejected it in your wallet',
        text: 'Nothing was sent and nothing was paid.',
      }
    case 'cancelled':
      return {
        kind: 'info',
        title: 'You cancelled it in your wallet',
        text: 'Nothing was minted, and only the network fee of the cancellation was paid.',
      }
    case 'replaced':
      return {
        kind: 'warn',
        title: 'It was replaced in your wallet',
        text: 'Another transaction took its place. Look in your wallet what that did before you mint again.',
      }
    case 'expired':
      return {
        kind: 'warn',
        title: 'It expired before the network took it',
        text: 'It cannot land any more, so you can safely mint again.',
      }
    case 'overtaken':
      return {
        kind: 'warn',
        title: 'Others were faster',
        text: `${errorText(end.error)} Nothing was minted.`,
      }
    case 'failed':
      return {
        kind: 'error',
        title: 'Nothing was minted',
        text: errorText(end.error),
      }
  }
}
