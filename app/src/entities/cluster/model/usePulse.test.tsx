import { CLOCK_SYSVAR, type ReadConnection } from '@mintline/solana/reads'
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAccountWatch } from '../lib/accountWatch.ts'
import { customCluster } from '../lib/cluster.ts'
import { usePulse } from './usePulse.ts'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  focusManager.setFocused(undefined)
})

/** Polls a node that records its requests. */
function follow() {
  const asked: string[] = []
  const connection = {
    getGenesisHash: async () => {
      asked.push('getGenesisHash')
      return 'chain'
    },
    getMultipleAccountsInfo: async (keys: { toBase58: () => string }[]) => {
      asked.push('getMultipleAccounts')
      return keys.map((key) =>
        key.toBase58() === CLOCK_SYSVAR
          ? { owner: key, lamports: 1, data: new Uint8Array(40) }
          : null,
      )
    },
  } as unknown as ReadConnection
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  const accounts = createAccountWatch()
  const cluster = customCluster('http://127.0.0.1:1')
  renderHook(() => usePulse(cluster, connection, accounts), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  return { asked, accounts }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('usePulse', () => {
  it('asks a node four times a minute, however many accounts the page shows', async () => {
    const { asked, accounts } = follow()
    await pass(1)
    expect([...asked].sort()).toEqual(['getGenesisHash', 'getMultipleAccounts'])
    for (const address of ['a', 'b', 'c', 'd']) accounts.add(address, () => {})
    asked.length = 0
    await pass(MINUTE)
    expect(asked).toEqual(Array.from({ length: 4 }, () => 'getMultipleAccounts'))
  })

  it('asks nothing while the page is hidden, and at once when it is back', async () => {
    const { asked } = follow()
    await pass(1)
    focusManager.setFocused(false)
    asked.length = 0
    await pass(5 * MINUTE)
    expect(asked).toEqual([])
    focusManager.setFocused(true)
    await pass(1)
    expect(asked).toEqual(['getMultipleAccounts'])
  })
})
