import type { Transactions } from './transactionsContext.ts'

/** Transactions whose code may not be there yet. */
interface WaitingTransactions {
  /** Its reviews wait for the code. */
  transactions: Transactions
  onReady: (loaded: Transactions) => void
  /** The code does not come: what waits for it is left. */
  giveUp: () => void
}

/**
 * Transactions that have their code loaded for the first review.
 *
 * @param load Called for each review that is asked for before the code is there.
 */
export function waitingTransactions(load: () => void): WaitingTransactions {
  let loaded: Transactions | undefined
  const waiting: ((answer: Transactions | undefined) => void)[] = []
  const answer = (transactions: Transactions | undefined) => {
    loaded = transactions
    for (const goOn of waiting.splice(0)) goOn(transactions)
  }
  const arrival = () => {
    const answered = new Promise<Transactions | undefined>((resolve) => {
      waiting.push(resolve)
    })
    load()
    return answered
  }
  return {
    transactions: {
      review: async (request) => {
        const transactions = loaded ?? (await arrival())
        return transactions ? transactions.review(request) : { status: 'left' }
      },
    },
    onReady: answer,
    giveUp: () => answer(undefined),
  }
}
