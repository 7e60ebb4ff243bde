import type { Plan, TransactionOutcome } from '@mintline/solana'
import { createContext, type ReactNode, use } from 'react'
import type { ChangeGroup } from '#entities/change/changeGroup.ts'

/** An account whose balance is shown in a review, besides the wallet's. */
export interface NamedAccount {
  /** Base58. */
  address: string
  /** Name of the account, such as `Treasury`. */
  label: string
}

/** A plan with what it changes. */
export interface ReviewedPlan {
  plan: Plan
  /** Shown above the costs; empty = it changes nothing that people know of. */
  changes: readonly ChangeGroup[]
}

/** A plan to be reviewed and sent. */
export interface ReviewRequest {
  /** Title of the whole change: `Change phases of MYDROP`. */
  title: string
  /**
   * Makes the plan, and says what it changes, from the current state of the chain. Called for the first preview and again for
   * every retry, so that a retry after partial success plans only the rest. Its errors are shown to
   * the person.
   *
   * @param wallet Base58 address of the sender and payer.
   */
  plan: (wallet: string) => Promise<ReviewedPlan>
  /** Verb on the button that sends: `Deploy`. Default: `Send`. */
  confirmLabel?: string
  accounts?: readonly NamedAccount[]
  /** Content between changes and costs, such as the prices of a list. */
  details?: ReactNode
}

/** Outcome of a review. Input is kept in either case. */
export type ReviewResult =
  /** Everything is on chain; `outcomes` is empty where there was nothing to do. */
  | { status: 'confirmed'; outcomes: readonly TransactionOutcome[] }
  /** The person closed it before everything was on chain; a part may be. */
  | { status: 'left' }

/** Reviews and sends plans. */
export interface Transactions {
  /**
   * Shows costs and effects of a plan, has it signed, sends it and waits for the outcome. Never throws:
   * errors have been shown to the person.
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
