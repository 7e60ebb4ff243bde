import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Localnet } from '@mintline/localnet'
import { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { openTransactions } from '../../src/allowlist/journal.ts'
import { journalPath } from '../../src/node/fileJournal.ts'
import { parseJournal } from '../../src/node/journalLines.ts'
import { startPrograms } from '../localnet.ts'
import { entriesOf } from './_entries.ts'
import { runTo, startProcess } from './_killedProcess.ts'
import {
  balanceOf,
  ENTRY_RENT,
  entriesOnChain,
  FEE,
  type List,
  startList,
  termsOf,
} from './_list.ts'

const KILLS = 20
const ENTRIES = 200
/** Moments in a run up to about its fifth transaction. */
const MOMENTS = 60

describe('an upsert that is killed', () => {
  let localnet: Localnet
  let list: List
  let folder: string
  before(async () => {
    localnet = await startPrograms()
    list = await startList(localnet, 'LIST')
    folder = await mkdtemp(join(tmpdir(), 'mintline-crash-'))
  })
  after(async () => {
    await localnet.close()
    await rm(folder, { recursive: true })
  })

  it(`is completed by the next run, after ${KILLS} kills, and pays nothing twice`, async () => {
    // Given a list, and the wallet's balance
    const seed = 'crash'
    const creator = list.drop.creator
    const before = await balanceOf(list.connection, creator.publicKey)
    const [latest] = await list.connection.getSignaturesForAddress(creator.publicKey, { limit: 1 })
    const input = {
      rpcUrl: localnet.rpcUrl,
      folder,
      scope: list.scope,
      creator: [...creator.secretKey],
      seed,
      count: ENTRIES,
    }

    // When its upsert is killed at 20 random moments
    const random = seeded(20_261_121)
    let leftOpen = 0
    let next = startProcess()
    for (let kill = 0; kill < KILLS; kill += 1) {
      const process = next
      next = startProcess()
      const end = await runTo(process, { ...input, lastMoment: 1 + Math.floor(random() * MOMENTS) })
      expect(end, `run ${kill}`).to.deep.equal({ signal: 'SIGKILL', report: undefined })
      leftOpen += openTransactions(await journalOf(list, folder)).length
    }
    // And then runs to its end
    const end = await runTo(next, { ...input, lastMoment: 0 })

    // Then transactions were in flight at the kills, and still the chain equals the list
    expect(leftOpen).to.be.greaterThan(KILLS)
    expect(end.signal).to.equal(null)
    const onChain = await entriesOnChain(list.connection)
    expect(termsOf(onChain)).to.deep.equal(termsOf(entriesOf(seed, ENTRIES)))
    expect(await journalOf(list, folder)).to.deep.equal([])

    // And each entry was written by one transaction
    for (const { address } of onChain) {
      const history = await list.connection.getSignaturesForAddress(new PublicKey(address))
      expect(history.map(({ err }) => err)).to.deep.equal([null])
    }

    // And the wallet paid the rent of each and the fee of what landed, none of which failed
    const landed = await list.connection.getSignaturesForAddress(creator.publicKey, {
      ...(latest && { until: latest.signature }),
    })
    expect(landed.filter(({ err }) => err !== null)).to.deep.equal([])
    const spent = before - (await balanceOf(list.connection, creator.publicKey))
    expect(spent).to.equal(BigInt(ENTRIES) * ENTRY_RENT + BigInt(landed.length) * FEE)
  })
})

async function journalOf({ scope }: List, folder: string) {
  const content = parseJournal(await readFile(journalPath({ folder, ...scope })))
  if ('brokenLine' in content) throw new Error(`line ${content.brokenLine} is broken`)
  return content.records
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
