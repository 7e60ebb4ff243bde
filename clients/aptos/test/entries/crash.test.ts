import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { UserTransactionResponse } from '@aptos-labs/ts-sdk'
import { openTransactions } from '@mintline/core/batches'
import { expect } from 'chai'
import fc from 'fast-check'
import { runToEnd, startScript } from '../../../../tests/helpers/killedProcess.ts'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import { feeOf } from '../../src/entries/feeOf.ts'
import { journalPath } from '../../src/node/fileJournal.ts'
import { JOURNAL_FORMAT } from '../../src/node/journalLines.ts'
import { fetchBalance } from '../../src/send/fetchBalance.ts'
import { entriesOf, listed, openPhase, PHASE_ID, termsOf } from '../support/lists.ts'
import { describeOnNetwork, startNetwork, type TestNetwork } from '../support/network.ts'
import type { KilledUpsertInput } from './_killedUpsert.ts'

const SCRIPT = fileURLToPath(new URL('_killedUpsert.ts', import.meta.url))
const KILLS = 10
const ENTRIES = 150
/** Moments of a run up to about its fourth transaction. */
const MOMENTS = 80

describeOnNetwork('an upsert on Aptos that is killed', () => {
  let network: TestNetwork
  before(async () => {
    network = await startNetwork()
  })
  after(() => network.close())

  it(`is completed by the next run, after ${KILLS} kills, and pays nothing twice`, async () => {
    // Given a list, and the owner's transactions and balance
    const { owner, chainId, nodeUrl, publisher, aptos } = network
    const list = await openPhase(network)
    const folder = temporaryFolder()
    const input: Omit<KilledUpsertInput, 'lastMoment'> = {
      ...{ nodeUrl, chainId, publisher, folder, contract: list.contract },
      owner: `${owner.privateKey}`,
      ...{ seed: 'crash', count: ENTRIES },
    }
    const scope = { folder, chainId, collection: list.contract, phaseId: PHASE_ID }
    const { accountAddress } = owner
    const { sequence_number: start } = await aptos.getAccountInfo({ accountAddress })
    const before = await fetchBalance(network.connection, accountAddress.toStringLong())

    // When its upsert is killed at 10 random moments
    const moments = fc.sample(fc.integer({ min: 1, max: MOMENTS }), { numRuns: KILLS, seed: 7 })
    let leftOpen = 0
    let next = startScript(SCRIPT)
    for (const lastMoment of moments) {
      const process = next
      next = startScript(SCRIPT)
      const end = await runToEnd(process, { ...input, lastMoment })
      expect(end, `killed at ${lastMoment}`).to.deep.equal({ signal: 'SIGKILL', report: undefined })
      leftOpen += (await openIn(scope)).length
    }
    // And then runs to its end
    const end = await runToEnd(next, { ...input, lastMoment: 0 })

    // Then transactions were in flight at some of the kills, and still the chain equals the list
    expect(leftOpen).to.be.greaterThan(1)
    expect(end).to.have.nested.property('report.status', 'finished')
    expect(await listed(network, list)).to.deep.equal(termsOf(entriesOf('crash', ENTRIES)))
    expect(await openIn(scope)).to.deep.equal([])

    // And every transaction of the owner succeeded, and none wrote an entry that another one wrote
    const sent = await transactionsFrom(network, Number(start))
    expect(sent.every(({ success }) => success)).to.equal(true)
    const users = sent.flatMap(writtenBy)
    expect(users).to.have.length(ENTRIES)
    expect(new Set(users)).to.have.property('size', ENTRIES)

    // And the owner paid for these alone
    const spent = before - (await fetchBalance(network.connection, accountAddress.toStringLong()))
    expect(spent).to.equal(sent.reduce((sum, each) => sum + feeOf(each), 0n))
  })
})

async function openIn(scope: Parameters<typeof journalPath>[0]) {
  const content = JOURNAL_FORMAT.parse(await readFile(journalPath(scope)))
  if ('brokenLine' in content) throw new Error(`line ${content.brokenLine} is broken`)
  return openTransactions(content.records, ({ hash }) => hash)
}

/** Transactions of the owner from a number on. */
async function transactionsFrom({ aptos, owner }: TestNetwork, first: number) {
  const { accountAddress } = owner
  const { sequence_number: end } = await aptos.getAccountInfo({ accountAddress })
  const options = { offset: first, limit: Number(end) - first }
  const found = await aptos.getAccountTransactions({ accountAddress, options })
  return found as UserTransactionResponse[]
}

/** Wallets of the entries that a transaction wrote. */
function writtenBy({ payload }: UserTransactionResponse): string[] {
  if (!('function' in payload) || !payload.function.endsWith('::upsert_allowlist')) return []
  return payload.arguments[2] as string[]
}
