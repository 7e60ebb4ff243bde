import { isMintlineError } from '@mintline/core'
import type { MintShortfall, SolanaMintedItem, SolanaMintResult } from '@mintline/solana'
import { countText } from '#shared/lib/countText.ts'
import { errorText } from '#shared/lib/errorText.ts'

/** Outcome of a mint. */
export type MintOutcome =
  | {
      status: 'minted'
      /** Confirmed items; `items` are those of them that can be read. */
      minted: bigint
      items: readonly SolanaMintedItem[]
      /** Signatures, base58. */
      hashes: readonly string[]
      /** Base58 address of another wallet that received them; undefined = the minter. */
      mintTo: string | undefined
      /** Requested items that were not minted, and why; undefined = all were minted. */
      failure: MintShortfall | undefined
    }
  /** The person rejected it in the wallet: nothing was sent. */
  | { status: 'rejected' }
  /** It did not land and cannot land any more: nothing was paid. */
  | { status: 'expired' }
  /** Other mints were faster, again and again. */
  | { status: 'overtaken'; error: unknown }
  | { status: 'failed'; error: unknown }

/** The outcome of a mint with at least one confirmed item. */
export function outcomeOfMint(
  { minted, items, hashes, failure }: SolanaMintResult,
  mintTo: string | undefined,
): MintOutcome {
  return { status: 'minted', minted, items, hashes, mintTo, failure }
}

/** The confirmed part of a mint. */
export interface ConfirmedPart {
  /** Items. */
  minted: bigint
  /** Signatures, base58. */
  hashes: readonly string[]
  /** Items requested. */
  quantity: bigint
  /** Base58 address of another wallet that received them; undefined = the minter. */
  mintTo: string | undefined
}

/** The outcome of a mint that threw: anything confirmed before counts as minted. */
export function outcomeOfMintError(
  error: unknown,
  { minted, hashes, quantity, mintTo }: ConfirmedPart,
): MintOutcome {
  if (minted === 0n) return outcomeOfFailure(error)
  const missing = quantity - minted
  return {
    status: 'minted',
    minted,
    items: [],
    hashes,
    mintTo,
    // When the items cannot be read, the reason for the rest is lost.
    failure: missing > 0n ? { quantity: missing, error: NO_ANSWER } : undefined,
  }
}

const NO_ANSWER = new Error('the network stopped answering')

/** The outcome of a mint without any confirmed item. */
function outcomeOfFailure(error: unknown): Exclude<MintOutcome, { status: 'minted' }> {
  if (isMintlineError(error, 'TRANSACTION_REJECTED')) return { status: 'rejected' }
  if (isMintlineError(error, 'CONFIRMATION_FAILED')) return { status: 'expired' }
  if (isMintlineError(error, 'MINT_RACE_LOST')) return { status: 'overtaken', error }
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
export function outcomeText(end: Exclude<MintOutcome, { status: 'minted' }>): OutcomeText {
  switch (end.status) {
    case 'rejected':
      return {
        kind: 'info',
        title: 'You rejected it in your wallet',
        text: 'Nothing was sent and nothing was paid.',
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

/** Reason that a part of a mint failed: `1 item was not minted: …`. */
export function shortfallText({ quantity, error }: MintShortfall): string {
  const items = countText(quantity, 'item was', 'items were')
  const end = outcomeOfFailure(error)
  if (end.status === 'rejected') return `${items} not minted: you rejected it in your wallet.`
  if (end.status === 'expired') return `${items} not minted: it expired, and cannot land any more.`
  return `${items} not minted: ${errorText(error)}`
}
