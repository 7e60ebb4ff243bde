import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NODE_QUERY } from '#shared/lib/queryClient.ts'
import { watchedFetch } from './watchedFetch.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function unreachable() {
  return watched(() => Promise.reject(new TypeError('Failed to fetch')))
}

function watched(reach: () => Promise<Response>) {
  vi.stubGlobal('fetch', reach)
  const client = new QueryClient()
  client.setQueryData(['here', NODE_QUERY], 'hash')
  client.setQueryData(['elsewhere', NODE_QUERY], 'hash')
  const isStale = (scope: string) => client.getQueryState([scope, NODE_QUERY])?.isInvalidated
  return { isStale, fetch: watchedFetch(client, 'here') }
}

describe('watchedFetch', () => {
  it('checks its own node when a request does not reach it, and still throws', async () => {
    const { isStale, fetch } = unreachable()
    await expect(fetch('http://127.0.0.1')).rejects.toThrow('Failed to fetch')
    expect(isStale('here')).toBe(true)
    expect(isStale('elsewhere')).toBe(false)
  })

  it.each([401, 403, 429, 502])('checks it when a request is refused with %s', async (status) => {
    const { isStale, fetch } = watched(async () => new Response('', { status }))
    expect((await fetch('http://127.0.0.1')).status).toBe(status)
    expect(isStale('here')).toBe(true)
  })

  it.each([200, 400, 404])('leaves it alone after an answer with %s', async (status) => {
    const { isStale, fetch } = watched(async () => new Response('', { status }))
    await fetch('http://127.0.0.1')
    expect(isStale('here')).toBe(false)
  })
})
