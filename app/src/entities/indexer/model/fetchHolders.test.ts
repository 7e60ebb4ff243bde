import { describe, expect, it } from 'vitest'
import { json, strangeServer } from '#entities/testing/indexerServer.ts'
import { fetchAllHolders } from './fetchHolders.ts'

const DEPLOYMENT = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR'
const ALICE = 'So11111111111111111111111111111111111111112'
const BOB = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const owner = (wallet: string, ownedItems: number) => ({ owner: `SOLANA:${wallet}`, ownedItems })

describe('fetchAllHolders', () => {
  it('follows the token to the last page', async () => {
    const { indexer, asked } = await strangeServer(({ url = '' }, response) =>
      json(
        response,
        url.includes('continuation=a%2Bb')
          ? { owners: [owner(BOB, 1)] }
          : { owners: [owner(ALICE, 3)], continuation: 'a+b' },
      ),
    )
    expect(await fetchAllHolders(indexer, DEPLOYMENT)).toEqual([
      { wallet: ALICE, items: 3n },
      { wallet: BOB, items: 1n },
    ])
    const path = `/v2.0/data/collections/SOLANA%3A${DEPLOYMENT}/owners`
    expect(asked).toEqual([`${path}?size=1000`, `${path}?continuation=a%2Bb&size=1000`])
  })

  it('ends where a server goes on without anybody new', async () => {
    let token = 0
    const { indexer, asked } = await strangeServer((_, response) => {
      token += 1
      json(response, { owners: [owner(ALICE, 3)], continuation: String(token) })
    })
    expect(await fetchAllHolders(indexer, DEPLOYMENT)).toEqual([{ wallet: ALICE, items: 3n }])
    expect(asked).toHaveLength(2)
  })

  it('refuses holders of nothing', async () => {
    const { indexer } = await strangeServer((_, response) =>
      json(response, { owners: [owner(ALICE, 0)] }),
    )
    await expect(fetchAllHolders(indexer, DEPLOYMENT)).rejects.toMatchObject({
      code: 'INDEXER_ANSWER_MALFORMED',
    })
  })
})
