import type { Plan, TransactionOutcome } from '@mintline/solana'
import { createContext, type ReactNode, use } from 'react'

/** An account whose balance a person wants to see change, beside that of their wallet. */
export interface NamedAccount {
  /** Base58. */
  address: string
  /** What it is called here, such as `Treasury`. */
  label: string
}

/** Something to be sent, once a person has seen what it costs and does. */
export interface ReviewRequest {
  /** What it is as a whole: `Change phases of MYDROP`. */
  title: string
  /**
   * Makes the plan from what the chain holds at that moment. Called for the first look and again for
   * every further try, so that a try after a part was confirmed plans only what is left. What it throws
   * is shown to the person.
   *
   * @param wallet Base58 address of who sends and pays.
   */
  plan: (wallet: string) => Promise<Plan>
  /** Verb on the button that sends: `Deploy`. Default: `Send`. */
  confirmLabel?: string
  accounts?: readonly NamedAccount[]
  /** Facts above the costs, such as the prices of a list. */
  details?: ReactNode
}

/** How a review ended. What was typed before it stays as it was in any case. */
export type ReviewResult =
  /** Everything is on chain; empty where there was nothing to do. */
  | { status: 'confirmed'; outcomes: readonly TransactionOutcome[] }
  /** The person left it before everything was on chain; a part may be. */
  | { status: 'left' }

/** Sends things to the chain, with a look at them before. */
export interface Transactions {
  /**
   * Shows what a plan costs and does, has it signed, sends it and waits for its end. Never throws: the
   * person has been told of everything that went wrong.
   */
  review: (request: ReviewRequest) => Promise<ReviewResult>
}

/** Set by `TransactionsProvider`. */
export const TransactionsContext = createContext<Transactions | undefined>(undefined)

/** Sends things to the chain, with a look at them before. */
export function useTransactions(): Transactions {
  const transactions = use(TransactionsContext)
  if (!transactions) throw new Error('This is not inside a TransactionsProvider.')
  return transactions
}
