import { isMintlineError } from '@mintline/core'
import { errorText } from '#shared/lib/errorText.ts'
import type { ShownItem } from './shownItem.ts'

/** A mint's outcome, on any chain. */
export type MintOutcome =
  | {
      status: 'minted'
      /** Number of confirmed items; `items` holds the ones that can be read. */
      minted: bigint
      items: readonly ShownItem[]
      /** True if some confirmed items cannot be read yet. */
      isMissingSome: boolean
      /** Transactions, in order. */
      hashes: readonly string[]
      /** Address of another wallet that received them; undefined = the minter. */
      mintTo: string | undefined
      /** Why requested items were not minted; undefined = all were minted. */
      shortfall: string | undefined
    }
  | FailedMint

/** A mint without any confirmed item. */
export type FailedMint =
  /** The person rejected it in the wallet: nothing was sent. */
  | { status: 'rejected' }
  /** The person replaced it in the wallet with a transaction that does nothing. */
  | { status: 'cancelled' }
  /** The person replaced it in the wallet with another transaction. */
  | { status: 'replaced' }
  /** It did not land and cannot land any more: nothing was paid. */
  | { status: 'expired' }
  /** Other mints were faster, again and again. */
  | { status: 'overtaken'; error: unknown }
  | { status: 'failed'; error: unknown }

/** A confirmed mint. */
interface ConfirmedMint {
  hash: string
  /** Its items, without the ones that cannot be read. */
  items: readonly ShownItem[]
  /** Items requested. */
  quantity: bigint
  /** Address of another wallet that received them; undefined = the minter. */
  mintTo: string | undefined
}

/** Returns the outcome for a mint in one confirmed transaction. */
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

/** Outcomes by the error codes of all chains. */
const ENDS: Readonly<Record<string, 'rejected' | 'cancelled' | 'replaced' | 'expired'>> = {
  TRANSACTION_REJECTED: 'rejected',
  TRANSACTION_CANCELLED: 'cancelled',
  TRANSACTION_REPLACED: 'replaced',
  CONFIRMATION_FAILED: 'expired',
  EXPIRATION_PASSED: 'expired',
}

/** Returns the outcome for a mint that threw before any item was confirmed. */
export function outcomeOfFailure(error: unknown): FailedMint {
  const status = isMintlineError(error) ? ENDS[error.code] : undefined
  return status ? { status } : { status: 'failed', error }
}

interface ThrownMint extends Omit<ConfirmedMint, 'hash' | 'items'> {
  /** Its transaction; undefined = the wallet has not returned the hash. */
  hash: string | undefined
  /** True if it may still be confirmed. */
  isUnknown: boolean
}

/** Returns the outcome for a mint in one transaction that threw; undefined if it is not known. */
export function outcomeOfMintError(
  error: unknown,
  { hash, isUnknown, ...mint }: ThrownMint,
): MintOutcome | undefined {
  if (isMintlineError(error, 'MINTED_ITEMS_NOT_READ')) {
    return mintedOutcome({ ...mint, hash: error.context.hashes[0] ?? hash ?? '', items: [] })
  }
  return isUnknown ? undefined : outcomeOfFailure(error)
}

/** Message about a mint without items. */
export interface OutcomeText {
  kind: 'info' | 'warn' | 'error'
  title: string
  /** Explanation and advice. */
  text: string
}

/** Returns the message about a mint without items. The person's choices are kept. */
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
