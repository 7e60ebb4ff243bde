import { describe, expect, it } from 'vitest'
import type { ReviewRequest, Transactions } from './transactionsContext.ts'
import { waitingTransactions } from './waitingTransactions.ts'

const PLAN: ReviewRequest['plan'] = () => Promise.reject(new Error('Nothing is planned here.'))

/** Transactions that confirm reviews at once, and record their titles. */
function confirming(): { loaded: Transactions; titles: string[] } {
  const titles: string[] = []
  const review: Transactions['review'] = async ({ title }) => {
    titles.push(title)
    return { status: 'confirmed', outcomes: [] }
  }
  return { loaded: { review }, titles }
}

/** Waiting transactions, and how often their code was requested. */
function waiting() {
  let asked = 0
  const parts = waitingTransactions(() => {
    asked += 1
  })
  return { ...parts, asked: () => asked }
}

describe('waitingTransactions', () => {
  it('loads nothing before a review is asked for', () => {
    expect(waiting().asked()).toBe(0)
  })

  it('opens a review once its code is there, and later ones without asking for it', async () => {
    // Given a review requested before the code was loaded
    const { transactions, onReady, asked } = waiting()
    const { loaded, titles } = confirming()
    const first = transactions.review({ title: 'Deploy ONE', plan: PLAN })
    expect([asked(), titles]).toEqual([1, []])

    // When it comes
    onReady(loaded)

    // Then that review opens, and so does another
    expect(await first).toEqual({ status: 'confirmed', outcomes: [] })
    await transactions.review({ title: 'Deploy TWO', plan: PLAN })
    expect([asked(), titles]).toEqual([1, ['Deploy ONE', 'Deploy TWO']])
  })

  it('leaves reviews whose code does not come, and asks for it again for the next', async () => {
    // Given a review whose code fails to load
    const { transactions, giveUp, asked } = waiting()
    const first = transactions.review({ title: 'Deploy ONE', plan: PLAN })
    giveUp()
    expect(await first).toEqual({ status: 'left' })

    // When another is requested
    void transactions.review({ title: 'Deploy ONE', plan: PLAN })

    // Then it is loaded again
    expect(asked()).toBe(2)
  })
})
