import { describe, expect, it } from 'vitest'
import { json, strangeServer } from '#entities/testing/indexerServer.ts'
import { fetchFoundMints } from './fetchFoundMints.ts'
import { fetchOwners } from './fetchOwners.ts'

const DEPLOYMENT = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR'
const ALICE = 'So11111111111111111111111111111111111111112'
const BOB = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const ONE = 'Stake11111111111111111111111111111111111111'
const TWO = 'Vote111111111111111111111111111111111111111'

function ownership(mint: string, owner: string) {
  return { itemId: `SOLANA:${mint}`, owner: `SOLANA:${owner}` }
}

/** A server that answers each request with the next body, and records requests. */
async function serverOf(...bodies: readonly unknown[]) {
  const sent: unknown[] = []
  const left = [...bodies]
  const { indexer } = await strangeServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      sent.push(JSON.parse(text))
      json(response, left.length > 1 ? left.shift() : left[0])
    })
  })
  return { indexer, sent }
}

describe('fetchOwners', () => {
  it('asks for the items of a page by their mints', async () => {
    const { indexer, sent } = await serverOf({ ownerships: [ownership(ONE, ALICE)] })
    const owners = await fetchOwners(indexer, { deployment: DEPLOYMENT, mints: [ONE, TWO] })
    expect([...owners]).toEqual([[ONE, ALICE]])
    expect(sent).toEqual([
      {
        filter: {
          collections: [`SOLANA:${DEPLOYMENT}`],
          items: [`SOLANA:${ONE}`, `SOLANA:${TWO}`],
        },
        size: 1_000,
      },
    ])
  })

  it('asks for all items of a wallet, page after page', async () => {
    const { indexer, sent } = await serverOf(
      { ownerships: [ownership(ONE, BOB)], continuation: 'more' },
      { ownerships: [ownership(TWO, BOB)] },
    )
    const owners = await fetchOwners(indexer, { deployment: DEPLOYMENT, owner: BOB })
    expect([...owners.keys()]).toEqual([ONE, TWO])
    const filter = { collections: [`SOLANA:${DEPLOYMENT}`], owners: [`SOLANA:${BOB}`] }
    expect(sent).toEqual([
      { filter, size: 1_000 },
      { filter, size: 1_000, continuation: 'more' },
    ])
  })

  it('names wallets of Eclipse as those of all chains that share its addresses', async () => {
    const { indexer, sent } = await serverOf({ ownerships: [] })
    await fetchOwners({ ...indexer, blockchain: 'ECLIPSE' }, { deployment: DEPLOYMENT, owner: BOB })
    expect(sent).toMatchObject([{ filter: { collections: [`ECLIPSE:${DEPLOYMENT}`] } }])
  })

  it('ends where a server goes on without anything new, and asks nothing for no items', async () => {
    const { indexer, sent } = await serverOf({
      ownerships: [ownership(ONE, ALICE)],
      continuation: 'again',
    })
    await fetchOwners(indexer, { deployment: DEPLOYMENT })
    expect(sent).toHaveLength(2)
    await fetchOwners(indexer, { deployment: DEPLOYMENT, mints: [] })
    expect(sent).toHaveLength(2)
  })

  it('refuses an owner that is no address', async () => {
    const { indexer } = await serverOf({ ownerships: [ownership(ONE, '<b>')] })
    await expect(fetchOwners(indexer, { deployment: DEPLOYMENT })).rejects.toMatchObject({
      code: 'INDEXER_ANSWER_MALFORMED',
    })
  })
})

describe('fetchFoundMints', () => {
  it('asks for words of names and traits', async () => {
    const { indexer, sent } = await serverOf({ items: [{ id: `SOLANA:${TWO}` }] })
    const mints = await fetchFoundMints(indexer, { deployment: DEPLOYMENT, text: 'clear sky' })
    expect([...mints]).toEqual([TWO])
    expect(sent).toEqual([
      {
        filter: {
          collections: [`SOLANA:${DEPLOYMENT}`],
          fullText: { text: 'clear sky', fields: ['NAME', 'TRAIT_VALUE'] },
        },
        size: 1_000,
      },
    ])
  })
})
