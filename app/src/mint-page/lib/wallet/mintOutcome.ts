import { isMintlineError } from '@mintline/core'
import type { MintShortfall, SolanaMintedItem, SolanaMintResult } from '@mintline/solana'
import { countText } from '#shared/lib/countText.ts'
import { errorText } from '#shared/lib/errorText.ts'

/** How a mint ended. */
export type MintOutcome =
  | {
      status: 'minted'
      /** Items that are confirmed; `items` are those of them that can be read. */
      minted: bigint
      items: readonly SolanaMintedItem[]
      /** Signatures, base58. */
      hashes: readonly string[]
      /** Base58 address of another wallet that got them; undefined = the one that minted. */
      mintTo: string | undefined
      /** What was asked for and not minted; undefined = all was. */
      failure: MintShortfall | undefined
    }
  /** The person said no in the wallet: nothing was sent. */
  | { status: 'rejected' }
  /** It did not land and cannot any more: nothing was paid. */
  | { status: 'expired' }
  /** Others were faster, time and again. */
  | { status: 'overtaken'; error: unknown }
  | { status: 'failed'; error: unknown }

/** How a mint ended that brought something. */
export function outcomeOfMint(
  { minted, items, hashes, failure }: SolanaMintResult,
  mintTo: string | undefined,
): MintOutcome {
  return { status: 'minted', minted, items, hashes, mintTo, failure }
}

/** What of a mint is known to be confirmed. */
export interface ConfirmedPart {
  /** Items. */
  minted: bigint
  /** Signatures, base58. */
  hashes: readonly string[]
  /** Items that were asked for. */
  quantity: bigint
  /** Base58 address of another wallet that got them; undefined = the one that minted. */
  mintTo: string | undefined
}

/** How a mint ended that threw: what was confirmed before is minted, whatever went wrong then. */
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
    // What kept the rest from being minted is lost when its items cannot be read.
    failure: missing > 0n ? { quantity: missing, error: NO_ANSWER } : undefined,
  }
}

const NO_ANSWER = new Error('the network stopped answering')

/** How a mint ended of which nothing is confirmed. */
function outcomeOfFailure(error: unknown): Exclude<MintOutcome, { status: 'minted' }> {
  if (isMintlineError(error, 'TRANSACTION_REJECTED')) return { status: 'rejected' }
  if (isMintlineError(error, 'CONFIRMATION_FAILED')) return { status: 'expired' }
  if (isMintlineError(error, 'MINT_RACE_LOST')) return { status: 'overtaken', error }
  return { status: 'failed', error }
}

/** What is said of a mint that brought nothing. */
export interface OutcomeText {
  kind: 'info' | 'warn' | 'error'
  title: string
  /** What it means, and what to do. */
  text: string
}

/** What to say of a mint that brought nothing. What was chosen stays as it was. */
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
        text: 'It cannot land any more, so minting again pays nothing twice.',
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

/** Why a part of a mint did not happen after another part did: `1 item was not minted: …`. */
export function shortfallText({ quantity, error }: MintShortfall): string {
  const items = countText(quantity, 'item was', 'items were')
  const end = outcomeOfFailure(error)
  if (end.status === 'rejected') return `${items} not minted: you rejected it in your wallet.`
  if (end.status === 'expired') return `${items} not minted: it expired, and cannot land any more.`
  return `${items} not minted: ${errorText(error)}`
}
