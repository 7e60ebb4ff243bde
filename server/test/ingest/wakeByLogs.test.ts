import { getEventListeners } from 'node:events'
import { expect } from 'chai'
import { wakeByLogs } from '../../src/ingest/sources/solana/wake.ts'

/** Attempts, of which each had left listeners behind. */
const ATTEMPTS = 20

describe('waking by logs', () => {
  it('leaves no listeners where a node has no websockets', async () => {
    // Given a port on which nothing answers, and a clock that ends the attempts
    const ending = new AbortController()
    let sleeps = 0
    const clock = {
      now: () => 0,
      sleep: async () => {
        sleeps += 1
        if (sleeps === ATTEMPTS) {
          expect(getEventListeners(ending.signal, 'abort').length).to.be.at.most(2)
          ending.abort()
        }
      },
    }

    // When it is tried again and again
    await wakeByLogs({
      websocketUrl: 'ws://127.0.0.1:9',
      wake: () => undefined,
      interval: 1,
      clock,
      signal: ending.signal,
    })

    // Then it has ended with the signal
    expect(sleeps).to.be.at.least(ATTEMPTS)
  })
})
