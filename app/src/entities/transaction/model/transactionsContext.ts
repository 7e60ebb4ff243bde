import type { Plan, TransactionOutcome } from '@mintline/solana'
import { createContext, type ReactNode, use } from 'react'
import type { ChangeGroup } from '#entities/change/changeGroup.ts'

/** An account whose balance is shown in a review, besides the wallet's. */
export interface NamedAccount {
  /** Base58. */
  address: string
  /** The account's name, such as `Treasury`. */
  label: string
}

/** A plan with its changes. */
export interface ReviewedPlan {
  plan: Plan
  /** Shown above the costs; empty = it changes nothing visible to people. */
  changes: readonly ChangeGroup[]
}

/** A plan to be reviewed and sent. */
export interface ReviewRequest {
  /** Title for the whole change: `Change phases of MYDROP`. */
  title: string
  /**
   * Makes the plan and lists its changes, from the chain's current state. Called for the first preview and again for
   * every retry, so that a retry after partial success plans only the rest. Its errors are shown to the person.
   *
   * @param wallet The sender's and payer's address in base58.
   */
  plan: (wallet: string) => Promise<ReviewedPlan>
  /** Verb on the button that sends: `Deploy`. Default: `Send`. */
  confirmLabel?: string
  accounts?: readonly NamedAccount[]
  /** Content between changes and costs, such as a list's prices. */
  details?: ReactNode
  /** True if `details` say what matters: changes are folded below them, and success closes the review. Default: false. */
  isBrief?: boolean
}

/** A review's outcome. Input is kept in either case. */
export type ReviewResult =
  /** Everything is on chain; `outcomes` is empty if there was nothing to do. */
  | { status: 'confirmed'; outcomes: readonly TransactionOutcome[] }
  /** The person closed it before everything was on chain; a part may be. */
  | { status: 'left' }

/** Reviews and sends plans. */
export interface Transactions {
  /**
   * Shows a plan's costs and effects, has it signed, sends it and waits for the outcome. Never throws: errors have been
   * shown to the person.
   */
  review: (request: ReviewRequest) => Promise<ReviewResult>
}

/** Set by `TransactionsProvider`. */
export const TransactionsContext = createContext<Transactions | undefined>(undefined)

/** Reviews and sends plans. */
export function useTransactions(): Transactions {
  const transactions = use(TransactionsContext)
  if (!transactions) throw new Error('This is not inside a TransactionsProvider.')
  return transactions
}
