import type { Page } from 'playwright-core'
import type { Result } from '../../tests/benchmarks/result.ts'
import { openAsCreator } from '../e2e/helpers/asCreator.ts'
import type { RunningApp } from '../e2e/helpers/startApp.ts'
import type { Collection } from './collection.ts'

const MINUTE = 60_000
/** Milliseconds until an opened screen has read its data. */
const SETTLED = 20_000
const MOST_REQUESTS = 12

/** Counts requests to the node from each idle console screen in a minute. */
export async function idleRequests(app: RunningApp, collection: Collection): Promise<Result[]> {
  const { creator, deployment } = collection
  const of = `#/collections/${deployment}`
  const screens: Record<string, string> = {
    home: '',
    'sell form': '#/sell',
    'deploy form': '#/deploy',
    transactions: '#/transactions',
    settings: '#/settings',
    overview: of,
    phases: `${of}/phases`,
    allowlist: `${of}/allowlists?phase=${collection.phases.allowlist}`,
    'merkle list': `${of}/allowlists?phase=${collection.phases.merkle}`,
    items: `${of}/items`,
    activity: `${of}/activity`,
    holders: `${of}/holders`,
    administration: `${of}/administration`,
  }
  // Concurrently, as nothing moves on any screen.
  return Promise.all(
    Object.entries(screens).map(async ([screen, path]) => {
      const { page, visit } = await openAsCreator(app, { creator, path })
      await page.waitForTimeout(SETTLED)
      const count = countCalls(page, app.network.rpcUrl)
      await page.waitForTimeout(MINUTE)
      const value = count()
      await visit.end()
      return {
        what: `idle requests: ${screen}`,
        value,
        unit: '/min',
        bound: { most: MOST_REQUESTS },
      } as const
    }),
  )
}

/** Counts calls to a node from now on, each one in a batch separately. */
function countCalls(page: Page, rpcUrl: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().startsWith(rpcUrl)) return
    const asked: unknown = request.postDataJSON()
    calls += Array.isArray(asked) ? asked.length : 1
  })
  return () => calls
}
