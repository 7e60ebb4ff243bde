import { describe, expect, it } from 'vitest'
import { json, strangeServer } from '#entities/testing/indexerServer.ts'
import { knowledgeOf } from './useIndexed.ts'

const KNOWN = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR'
const OTHER = 'So11111111111111111111111111111111111111112'
const { signal } = new AbortController()

describe('knowledgeOf', () => {
  it('tells a known collection from one of another network', async () => {
    const known = { id: `SOLANA:${KNOWN}`, items: 2, owners: 1 }
    const { indexer, asked } = await strangeServer((_, response) => json(response, [known]))
    expect(await knowledgeOf(indexer, KNOWN, signal)).toBe('known')
    expect(await knowledgeOf(indexer, OTHER, signal)).toBe('unknown')
    expect(asked).toEqual(Array(2).fill('/v2.0/data/collections/statistics/global/byIds'))
  })

  it('does not ask a server again that failed, or that is something else', async () => {
    for (const [status, body] of [
      [404, 'Not found'],
      [500, {}],
      [200, { items: 2 }],
      [200, [{ id: `SOLANA:${KNOWN}`, items: '2', owners: null }]],
    ] as const) {
      const { indexer, asked } = await strangeServer((_, response) => json(response, body, status))
      expect(await knowledgeOf(indexer, KNOWN, signal)).toBe('silent')
      expect(await knowledgeOf(indexer, OTHER, signal)).toBe('silent')
      expect(asked).toHaveLength(1)
    }
  })

  it('does not wait long for one that hangs', async () => {
    const { indexer, asked } = await strangeServer(() => undefined)
    expect(await knowledgeOf(indexer, KNOWN, signal)).toBe('silent')
    expect(await knowledgeOf(indexer, KNOWN, signal)).toBe('silent')
    expect(asked).toHaveLength(1)
  })

  it('remembers nothing of a question that the page took back', async () => {
    const { indexer, asked } = await strangeServer((_, response) => json(response, []))
    const taken = AbortSignal.abort(new Error('The page is gone'))
    await expect(knowledgeOf(indexer, KNOWN, taken)).rejects.toThrow('The page is gone')
    expect(await knowledgeOf(indexer, KNOWN, signal)).toBe('unknown')
    expect(asked).toHaveLength(1)
  })
})
