import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { deriveHashlist, EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { editions } from '@mintline/solana/kit'
import { PublicKey } from '@solana/web3.js'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { NodeCall } from '#entities/cluster/lib/nodeCall.ts'
import { fetchMintHistory, type HashlistConnection } from './fetchMintHistory.ts'
import type { Detail } from './lib/period.ts'

const DEPLOYMENT = solanaAddress('7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR')
const ITEMS = 10_000
const PAGE = 64
const NEWEST = Number(new Date('2026-11-20T12:00:00Z')) / 1_000
/** Seconds between two mints: 1,000 mints take 30 days. */
const GAP = (30 * 86_400) / 1_000

const VERSION = { version: 1, spare: new Uint8Array(64) }

/** Returns an item's mint, by its number. */
function mintOf(number: number): SolanaAddress {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(0, number)
  return solanaAddress(new PublicKey(bytes).toBase58())
}

/** A node with a collection of 10,000 items, each minted in its own transaction. It counts requests. */
function busyNode() {
  const asked: string[] = []
  const pageOf = (address: string) =>
    Array.from({ length: Math.ceil(ITEMS / PAGE) }, (_, page) => page).findIndex(
      (page) => deriveHashlist(DEPLOYMENT, page) === address,
    )
  const answers = {
    getSignaturesForAddress: (address: string) => {
      const page = pageOf(address)
      const last = Math.min((page + 1) * PAGE, ITEMS)
      return Array.from({ length: last - page * PAGE }, (_, index) => ({
        signature: String(last - index),
        err: null,
        blockTime: NEWEST - Math.round((ITEMS - (last - index)) * GAP),
      }))
    },
    getTransaction: (signature: string) => ({
      transaction: { message: { accountKeys: [mintOf(Number(signature))] } },
      meta: { logMessages: [] },
    }),
  }
  const call: NodeCall = async (method, [subject]) => {
    asked.push(method)
    return answers[method as keyof typeof answers](String(subject))
  }
  const connection: HashlistConnection = {
    getAccountInfoAndContext: async (key) => {
      asked.push('getAccountInfo')
      const address = key.toBase58()
      const first = pageOf(address) * PAGE + 1
      const issues = Array.from({ length: PAGE }, (_, index) => ({
        mint: mintOf(first + index),
        order: first + index,
      }))
      const page = { deployment: DEPLOYMENT, page: pageOf(address), bump: 255, ...VERSION, issues }
      const data = editions.getHashlistEncoder().encode(page as never)
      const owner = EDITIONS_PROGRAM_ID
      const value = { owner, data: new Uint8Array(data), lamports: 1 }
      return { context: { slot: 1 }, value }
    },
  }
  return { asked, node: { call, connection } }
}

describe('fetchMintHistory', () => {
  it('shows the last thousand of 10,000 items after 40 requests, and all detail after 60 more', async () => {
    const { asked, node } = busyNode()
    const client = new QueryClient()
    const historyIn = (detail: Detail) =>
      fetchMintHistory(node, client, {
        deployment: DEPLOYMENT,
        issued: BigInt(ITEMS),
        looks: 1,
        detail,
        clockface: 'local',
      })
    const coarse = await historyIn('coarse')
    expect(asked.length).toBeLessThanOrEqual(40)
    expect(coarse.period.name).toBe('week')
    expect(coarse).toMatchObject({ before: 9_024n, hasOlder: true })
    expect(coarse.periods.at(-1)?.total).toBe(10_000n)

    const fine = await historyIn('fine')
    expect(asked.length).toBeLessThanOrEqual(100)
    expect(fine.period.name).toBe('day')
    const minted = fine.periods.reduce((sum, one) => sum + one.minted, 0n)
    expect(minted).toBe(976n)
    expect(fine).toMatchObject({ before: 9_024n, from: coarse.from, to: coarse.to })
  })
})
