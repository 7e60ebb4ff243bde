import { type ClaimRestriction, isMintlineError, type MintlineError } from '@mintline/core'
import type { Currency } from '#shared/lib/amountText.ts'
import type { MintToChoice } from './mintTo.ts'

/** Minting again before the outcome is known may pay twice. */
export const MINT_PENDING = 'Your last mint is still pending. Wait until its outcome is known.'

/** Returns why the receiver keeps a mint from being sent; undefined = it does not. */
export function receiverObstacle(choice: MintToChoice): string | undefined {
  if (choice.status === 'ready') return undefined
  if (choice.status === 'named') return `Looking up ${choice.name}.`
  return 'Enter the address of the wallet to receive the items.'
}

/** Facts that decide whether a mint can be sent. */
export interface MintFacts {
  /** Why nothing can be sent from here; undefined = it can. */
  notReady: string | undefined
  /** Undefined while it is being read. */
  restriction: ClaimRestriction | undefined
  /** Currency of balance and cost. */
  coin: Currency
  /** The wallet's balance in base units; undefined while it is not known. */
  balance: bigint | undefined
  /** Total cost in base units; undefined while it is being simulated. */
  cost: bigint | undefined
  /** The wallet's shortfall in a token; undefined = none, or the price is in the coin. */
  tokenShortfall?: MintlineError | undefined
  /** The simulation's error; undefined if it succeeded. */
  wouldFail: Error | undefined
}

/** The mint button's state: open, or the obstacle. */
export type MintGate =
  | { status: 'checking' }
  | { status: 'open' }
  /** This wallet cannot mint now; reason and advice are shown elsewhere. */
  | { status: 'restricted' }
  /** The balance is too low by `missing` base units, plus gas if that is not known. */
  | { status: 'short'; missing: bigint; coin: Currency; isWithoutGas?: boolean }
  /** The simulation failed. */
  | { status: 'would-fail'; error: Error }
  | { status: 'not-ready'; reason: string }

/** Returns the first obstacle to sending a mint; `open` if there is none. */
export function mintGate(facts: MintFacts): MintGate {
  const { notReady, restriction, coin, balance, cost, tokenShortfall, wouldFail } = facts
  if (notReady !== undefined) return { status: 'not-ready', reason: notReady }
  if (restriction?.type === 'restricted') return { status: 'restricted' }
  if (balance !== undefined && cost !== undefined && cost > balance) {
    return { status: 'short', missing: cost - balance, coin }
  }
  if (tokenShortfall) return shortOf(tokenShortfall)
  if (wouldFail) return { status: 'would-fail', error: wouldFail }
  if (!restriction || cost === undefined) return { status: 'checking' }
  return { status: 'open' }
}

/** Returns the gate of a wallet that lacks what an error says. */
export function shortOf(error: MintlineError): MintGate {
  const isKnown =
    isMintlineError(error, 'FUNDS_TOO_LOW') || isMintlineError(error, 'TOKEN_FUNDS_TOO_LOW')
  if (!isKnown) return { status: 'would-fail', error }
  const { needed, balance, coin } = error.context
  if (needed === undefined || balance === undefined) return { status: 'would-fail', error }
  const isWithoutGas =
    isMintlineError(error, 'FUNDS_TOO_LOW') && error.context.isWithoutGas === true
  return { status: 'short', missing: needed - balance, coin, ...(isWithoutGas && { isWithoutGas }) }
}
