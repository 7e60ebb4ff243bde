import { describe, expect, it } from 'vitest'
import { json, strangeServer } from '#entities/testing/indexerServer.ts'
import { fetchIndexedBlock } from '../ui/IndexerNote.tsx'
import { fetchTotals } from './fetchTotals.ts'

const DEPLOYMENT = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR'

describe('answers of a server', () => {
  it('are decoded', async () => {
    const { indexer, asked } = await strangeServer((_, response) =>
      json(response, { blockchain: 'SOLANA', blockNumber: 447_552_168 }),
    )
    expect(await fetchIndexedBlock(indexer)).toBe(447_552_168n)
    expect(asked).toEqual(['/v0.1/blocks/latestIndexed?blockchain=SOLANA'])
  })

  it('of a wrong shape are refused', async () => {
    for (const body of [
      null,
      [],
      {},
      { blockNumber: '1' },
      { blockNumber: -1 },
      { blockNumber: 2 ** 60 },
    ]) {
      const { indexer } = await strangeServer((_, response) => json(response, body))
      await expect(fetchIndexedBlock(indexer)).rejects.toMatchObject({
        code: 'INDEXER_ANSWER_MALFORMED',
        context: { host: new URL(indexer.url).host },
      })
    }
    const { indexer } = await strangeServer((_, response) => response.end('<!doctype html>'))
    await expect(fetchIndexedBlock(indexer)).rejects.toMatchObject({
      code: 'INDEXER_ANSWER_MALFORMED',
    })
  })

  it('that are refusals are told with their status, and not asked for again', async () => {
    const { indexer, asked } = await strangeServer((_, response) => json(response, {}, 503))
    await expect(fetchIndexedBlock(indexer)).rejects.toMatchObject({
      code: 'INDEXER_REFUSED',
      context: { status: 503 },
    })
    expect(asked).toHaveLength(1)
  })

  it('that do not come are given up', async () => {
    const { indexer } = await strangeServer(() => undefined)
    await expect(fetchTotals(indexer, DEPLOYMENT, { timeout: 50 })).rejects.toMatchObject({
      code: 'INDEXER_NOT_AVAILABLE',
    })
    const { indexer: gone, close } = await strangeServer(() => undefined)
    await close()
    await expect(fetchIndexedBlock(gone)).rejects.toMatchObject({ code: 'INDEXER_NOT_AVAILABLE' })
  })

  it('end with the signal', async () => {
    const { indexer } = await strangeServer(() => undefined)
    const reason = new Error('The page is gone')
    await expect(fetchIndexedBlock(indexer, AbortSignal.abort(reason))).rejects.toBe(reason)
  })
})
