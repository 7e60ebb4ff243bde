import { solanaAddress } from '@mintline/core/identifiers'
import { deriveHashlist } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import type { NodeCall } from '#entities/cluster/lib/nodeCall.ts'
import { fetchMintTransactions } from './fetchMintTransactions.ts'

const DEPLOYMENT = solanaAddress('7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR')
const PAGES: string[] = Array.from({ length: 40 }, (_, page) => deriveHashlist(DEPLOYMENT, page))

/** A node with this many transactions for each hashlist page; every tenth one failed. */
function nodeWith(counts: readonly number[]) {
  const asked: string[] = []
  const call: NodeCall = async (_, [address, range]) => {
    const { before, limit } = range as { before?: string; limit: number }
    const page = PAGES.indexOf(String(address))
    const all = Array.from({ length: counts[page] ?? 0 }, (_, index) =>
      entry(page, index),
    ).reverse()
    const start = 1 + all.findIndex(({ signature }) => signature === before)
    asked.push(`${page} before ${before ?? 'now'}`)
    return all.slice(start, start + limit)
  }
  return { asked, call }
}

function entry(page: number, index: number) {
  const time = page * 10_000 + index
  const err = index % 10 === 9 ? 'failed' : null
  return { signature: `${page}-${index}`, slot: time, err, memo: null, blockTime: time }
}

describe('fetchMintTransactions', () => {
  it('returns successful ones, newest first', async () => {
    const { call } = nodeWith([12])
    const found = await fetchMintTransactions(call, {
      deployment: DEPLOYMENT,
      issued: 11n,
      looks: 1,
    })
    expect(found.hasOlder).toBe(false)
    expect(found.transactions.length).toBe(11)
    expect(found.transactions[0]).toEqual({ signature: '0-11', time: 11n, page: 0 })
    expect(found.transactions.at(-1)).toEqual({ signature: '0-0', time: 0n, page: 0 })
  })

  it('goes back 16 pages at a time, page by page', async () => {
    const { asked, call } = nodeWith(Array.from({ length: 40 }, () => 10))
    const look = (looks: number) =>
      fetchMintTransactions(call, { deployment: DEPLOYMENT, issued: 40n * 64n, looks })

    const first = await look(1)
    expect(first).toMatchObject({ hasOlder: true, transactions: { length: 16 * 9 } })
    expect(asked).toHaveLength(16)
    expect(first.transactions.map(({ page }) => page)).toEqual(
      Array.from({ length: 16 * 9 }, (_, index) => 39 - Math.floor(index / 9)),
    )
    const all = await look(3)
    expect(all).toMatchObject({ hasOlder: false, transactions: { length: 40 * 9 } })
    expect(await look(9)).toEqual(all)
  })

  it('reads four times 1,000 transactions of a page, whatever strangers send there', async () => {
    const { asked, call } = nodeWith([5_000])
    const found = await fetchMintTransactions(call, {
      deployment: DEPLOYMENT,
      issued: 64n,
      looks: 1,
    })
    expect(asked).toEqual(['0 before now', '0 before 0-4000', '0 before 0-3000', '0 before 0-2000'])
    expect(found.transactions).toHaveLength(3_600)
  })

  it('begins on the page of the last item', async () => {
    const { asked, call } = nodeWith([5, 5])
    await fetchMintTransactions(call, { deployment: DEPLOYMENT, issued: 64n, looks: 1 })
    await fetchMintTransactions(call, { deployment: DEPLOYMENT, issued: 65n, looks: 1 })
    expect(asked).toEqual(['0 before now', '1 before now', '0 before now'])
  })
})
