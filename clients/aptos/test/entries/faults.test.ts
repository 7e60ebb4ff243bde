import { expect } from 'chai'
import { HASTY_CLOCK } from '../../../core/test/async/_clock.ts'
import { type AptosConnection, connectAptos } from '../../src/chain/connection.ts'
import { previewUpsert } from '../../src/entries/previewChange.ts'
import { upsertAllowlist } from '../../src/entries/upsertAllowlist.ts'
import { keyWallet } from '../../src/wallet/signingWallet.ts'
import { administer } from '../support/drops.ts'
import { entriesOf, listed, openPhase, PHASE_ID, termsOf } from '../support/lists.ts'
import { describeOnNetwork, startNetwork, type TestNetwork } from '../support/network.ts'

const OPTIONS = { pollingInterval: 5, entriesPerTransaction: 5 }

type Answer = (pass: () => Promise<Response>) => Promise<Response>

describeOnNetwork('upsertAllowlist on Aptos with faults', () => {
  let network: TestNetwork
  before(async () => {
    network = await startNetwork()
  })
  after(() => network.close())

  /** A connection on which posts to a path are answered in another way. */
  const connectionWith = (path: RegExp, answer: Answer): AptosConnection =>
    connectAptos(network.nodeUrl, {
      fetch: (input, init) => {
        const pass = () => fetch(input, init)
        const isMeant = init?.method === 'POST' && path.test(String(input))
        return isMeant ? answer(pass) : pass()
      },
    })
  const SUBMIT = /\/transactions$/

  const numberOf = async () => {
    const { accountAddress } = network.owner
    return Number((await network.aptos.getAccountInfo({ accountAddress })).sequence_number)
  }

  it('sends nothing twice where the answer of the node is lost', async () => {
    // Given a node that takes each transaction, and whose first answers are lost
    const list = await openPhase(network)
    const entries = entriesOf('lost answers', 10)
    let lost = 0
    const connection = connectionWith(SUBMIT, async (pass) => {
      const response = await pass()
      lost += 1
      if (lost === 1) throw new TypeError('fetch failed')
      return response
    })
    const before = await numberOf()

    // When the list is written, then each batch takes one transaction
    const options = { ...OPTIONS, clock: HASTY_CLOCK }
    const report = await upsertAllowlist(connection, { ...list, entries }, options)
    expect(report).to.include({ status: 'finished', added: 10 })
    expect(await listed(network, list)).to.deep.equal(termsOf(entries))
    expect((await numberOf()) - before).to.equal(2)
  })

  const oddAnswer = () => new Response('{"message":"no such path"}', { status: 404 })

  it('finds a batch whose node executed it, and answers as if it did not know the path', async () => {
    const list = await openPhase(network)
    const entries = entriesOf('odd answers', 10)
    let isFirst = true
    const connection = connectionWith(SUBMIT, async (pass) => {
      const response = await pass()
      if (!isFirst) return response
      isFirst = false
      return oddAnswer()
    })
    const before = await numberOf()
    const report = await upsertAllowlist(connection, { ...list, entries }, OPTIONS)
    expect(report).to.include({ status: 'finished', added: 10 })
    expect((await numberOf()) - before).to.equal(2)
  })

  it('ends with the error of a node that refuses for another reason, and the next run goes on', async () => {
    // Given a node that does not get the first batch, and answers as if it did not know the path
    const list = await openPhase(network)
    const entries = entriesOf('odd refusals', 10)
    let isFirst = true
    const connection = connectionWith(SUBMIT, (pass) => {
      if (!isFirst) return pass()
      isFirst = false
      return Promise.resolve(oddAnswer())
    })
    const before = await numberOf()
    const input = { ...list, entries }
    const failure = await upsertAllowlist(connection, input, OPTIONS).catch(
      (error: unknown) => error,
    )
    expect(failure).to.include({ code: 'NODE_REFUSED' })

    // When it is run again, then the same bytes are sent
    const report = await upsertAllowlist(connection, input, OPTIONS)
    expect(report).to.include({ added: 5, skipped: 5, resumed: 5, settled: 1 })
    expect((await numberOf()) - before).to.equal(2)
  })

  it('sends a batch anew where another transaction takes its number', async () => {
    // Given an owner who sends another transaction just before the first batch
    const list = await openPhase(network)
    const entries = entriesOf('overtaken', 10)
    let isOvertaken = false
    const connection = connectionWith(SUBMIT, async (pass) => {
      if (!isOvertaken) {
        isOvertaken = true
        await administer(network, 'set_paused', [list.contract, true])
      }
      return pass()
    })

    // When the list is written, then the batch is signed again with the next number
    const before = await numberOf()
    const report = await upsertAllowlist(connection, { ...list, entries }, OPTIONS)
    expect(report).to.include({ status: 'finished', added: 10 })
    expect(report.failedUpserts).to.deep.equal([])
    expect((await numberOf()) - before).to.equal(3)
  })

  it('sends a batch anew where it expired before a node took it', async () => {
    const list = await openPhase(network)
    const entries = entriesOf('expired', 10)
    let isLate = false
    const connection = connectionWith(SUBMIT, async (pass) => {
      if (!isLate) network.advanceClock(121n)
      isLate = true
      return pass()
    })
    const before = await numberOf()
    const report = await upsertAllowlist(connection, { ...list, entries }, OPTIONS)
    expect(report).to.include({ status: 'finished', added: 10 })
    expect((await numberOf()) - before).to.equal(2)
  })

  it('splits batches that a node refuses for their size', async () => {
    // Given a node that refuses simulations of more than about four entries
    const list = await openPhase(network)
    const entries = entriesOf('large', 20)
    const connection = connectAptos(network.nodeUrl, {
      fetch: (input, init) => {
        const { body } = init ?? {}
        const isLarge = body instanceof Uint8Array && body.length > 400
        if (!isLarge || !/simulate$/.test(String(input))) return fetch(input, init)
        const message = 'Invalid transaction: Type: Validation Code: EXCEEDED_MAX_TRANSACTION_SIZE'
        const answer = { message, error_code: 'vm_error' }
        return Promise.resolve(new Response(JSON.stringify(answer), { status: 400 }))
      },
    })
    const wallet = network.owner.accountAddress.toStringLong()
    const preview = await previewUpsert(connection, { ...list, entries, wallet })

    // When the list is written, then as many transactions as previewed do it
    const report = await upsertAllowlist(connection, { ...list, entries }, { pollingInterval: 5 })
    expect(report).to.include({ added: 20 })
    expect(report.hashes).to.have.length(preview.transactions)
    expect(preview.transactions).to.be.greaterThan(3)
    expect(await listed(network, list)).to.deep.equal(termsOf(entries))
  })

  it('gives up at once, with the words of the drop machine, where the phase gets a root meanwhile', async () => {
    const list = await openPhase(network)
    const entries = entriesOf('rooted', 10)
    let isRooted = false
    const connection = connectionWith(/simulate$/, async (pass) => {
      if (!isRooted) {
        isRooted = true
        const root = Buffer.from('ab'.repeat(32), 'hex')
        const terms = [1_800_000_000n, 0n, 0n, 0n, true, root]
        await administer(network, 'modify_phase', [list.contract, PHASE_ID, ...terms])
      }
      return pass()
    })
    const report = await upsertAllowlist(connection, { ...list, entries }, OPTIONS)
    expect(report).to.include({ status: 'finished', added: 0, cost: 0n })
    const codes = new Set(report.failedUpserts.map(({ error }) => error.message))
    expect([...codes]).to.have.length(1)
    expect(report.failedUpserts).to.have.length(10)
    expect([...codes][0]).to.include('merkle root is not on chain')
  })

  it('refuses a wallet that is no longer the owner', async () => {
    const list = await openPhase(network)
    const next = await network.newAccount()
    await administer(network, 'offer_ownership', [list.contract, next.accountAddress])
    await network.execute(next, 'administration::accept_ownership', [list.contract])
    const input = { ...list, entries: entriesOf('sold', 1) }
    const failure = await upsertAllowlist(network.connection, input, OPTIONS).catch(
      (error: unknown) => error,
    )
    expect(failure).to.include({ code: 'WRONG_DROP_WALLET' })
    const wallet = keyWallet(next)
    const report = await upsertAllowlist(network.connection, { ...input, wallet }, OPTIONS)
    expect(report).to.include({ added: 1 })
  })
})
