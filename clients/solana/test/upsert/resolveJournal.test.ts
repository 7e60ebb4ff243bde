import type { Localnet } from '@mintline/localnet'
import { getBase58Decoder } from '@solana/kit'
import { expect } from 'chai'
import { resolveJournal } from '../../src/allowlist/batches/resolveJournal.ts'
import type { SentRecord } from '../../src/allowlist/journal.ts'
import { memoryJournal } from '../../src/allowlist/memoryJournal.ts'
import { upsertAllowlist } from '../../src/allowlist/upsert/upsertAllowlist.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import type { TransactionOutcome } from '../../src/send/outcome.ts'
import type { SignedTransaction } from '../../src/send/sendOptions.ts'
import { startPrograms } from '../localnet.ts'
import { failureOf } from '../reads/_drop.ts'
import { entriesOf } from './_entries.ts'
import { entriesOnChain, inputOf, type List, NO_PRIORITY_FEE, startList, termsOf } from './_list.ts'

function sent(lastValidBlockHeight: number): SentRecord {
  const signature = getBase58Decoder().decode(crypto.getRandomValues(new Uint8Array(64)))
  const wire = Uint8Array.of(1)
  return { kind: 'sent', signature, lastValidBlockHeight, wire, operation: 'upsert', users: [] }
}

describe('the journal of an earlier run', () => {
  let localnet: Localnet
  let list: List
  before(async () => {
    localnet = await startPrograms()
    list = await startList(localnet, 'LIST')
  })
  after(() => localnet.close())

  it('does not block the next run if no node knows its transactions', async () => {
    // Given a transaction of a run that was killed long ago, and a node without history
    const input = inputOf(list)
    await input.journal.append([sent(await list.connection.getBlockHeight())])
    localnet.advanceClock(600)
    const connection = createConnection(localnet.rpcUrl, { fetch: withoutHistory })

    // When the list is upserted again
    const entries = entriesOf('old', 3)
    const session = { ...list.session, connection }
    const report = await upsertAllowlist(session, { ...input, entries }, NO_PRIORITY_FEE)

    // Then the chain, which that transaction can no longer change, decides what is left to do
    expect(report).to.deep.include({ status: 'finished', added: 3, settled: 0 })
    expect(termsOf(await entriesOnChain(list.connection))).to.deep.equal(termsOf(entries))
    expect(await input.journal.load()).to.deep.equal([])
  })

  it('is fully resolved before an error of the journal is thrown', async () => {
    // Given two transactions, and a journal that cannot record the outcome of the first
    const [first, second] = [sent(1), sent(1)]
    const full = new Error('disk full')
    const memory = memoryJournal(list.scope)
    await memory.append([first, second])
    const journal: typeof memory = {
      ...memory,
      append: (records) =>
        records.some(({ signature }) => signature === first.signature)
          ? Promise.reject(full)
          : memory.append(records),
    }

    // When the second ends later
    const deliver = async ({ signature }: SignedTransaction): Promise<TransactionOutcome> => {
      if (signature === second.signature) await new Promise((resolve) => setImmediate(resolve))
      return { status: 'expired', signature }
    }
    const failure = await failureOf(resolveJournal(journal, deliver))

    // Then its outcome was recorded before
    expect(failure).to.equal(full)
    const { signature } = second
    expect(await memory.load()).to.deep.include({ kind: 'outcome', signature, status: 'expired' })
  })
})

/** Answers like a node without history. */
async function withoutHistory(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const { method, params, id } = JSON.parse(String(init?.body))
  if (method !== 'getSignatureStatuses' || !params[1]?.searchTransactionHistory) {
    return fetch(input, init)
  }
  const message = 'Transaction history is not available from this node'
  return Response.json({ jsonrpc: '2.0', id, error: { code: -32_011, message } })
}
