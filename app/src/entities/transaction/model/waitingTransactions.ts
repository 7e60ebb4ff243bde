import type { Transactions } from './transactionsContext.ts'

/** Transactions whose code may not be loaded yet. */
interface WaitingTransactions {
  /** Its reviews wait for the code. */
  transactions: Transactions
  onReady: (loaded: Transactions) => void
  /** Called if the code fails to load: waiting reviews end as left. */
  giveUp: () => void
}

/**
 * Creates transactions that load their code for the first review.
 *
 * @param load Called for each review requested before the code is loaded.
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
