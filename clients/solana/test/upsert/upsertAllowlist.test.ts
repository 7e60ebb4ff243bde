import { isMintlineError } from '@mintline/core'
import type { AllowlistProgress } from '@mintline/core/batches'
import type { Localnet } from '@mintline/localnet'
import { LAMPORTS_PER_SOL, PublicKey, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { placeOf } from '../../src/allowlist/batches/readEntries.ts'
import type { AllowlistEntryInput } from '../../src/allowlist/entryInput.ts'
import { memoryJournal } from '../../src/allowlist/memoryJournal.ts'
import { upsertAllowlist } from '../../src/allowlist/upsert/upsertAllowlist.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import type { SolanaWallet } from '../../src/send/wallet.ts'
import { startPrograms } from '../localnet.ts'
import { failureOf } from '../reads/_drop.ts'
import { entriesOf, walletOf } from './_entries.ts'
import {
  balanceOf,
  ENTRY_RENT,
  entriesOnChain,
  FEE,
  inputOf,
  type List,
  NO_PRIORITY_FEE,
  startList,
  termsOf,
  WALLET_RENT,
} from './_list.ts'

describe('upsertAllowlist', () => {
  let localnet: Localnet
  let list: List
  beforeEach(async () => {
    localnet = await startPrograms()
    list = await startList(localnet, 'LIST')
  })
  afterEach(() => localnet.close())

  it('writes a list, ten entries in a transaction, and reports progress', async () => {
    // Given 95 wallets without an entry
    const entries = entriesOf('first', 95)
    const creator = list.drop.creator.publicKey
    const before = await balanceOf(list.connection, creator)

    // When they are upserted
    const told: AllowlistProgress[] = []
    const onProgress = (progress: AllowlistProgress) => told.push(progress)
    const report = await upsertAllowlist(
      list.session,
      { ...inputOf(list), entries },
      { ...NO_PRIORITY_FEE, onProgress },
    )

    // Then they are on chain in ten transactions, and the wallet paid rent and fees
    expect(termsOf(await entriesOnChain(list.connection))).to.deep.equal(termsOf(entries))
    const { signatures, ...counts } = report
    expect(counts).to.deep.equal({
      status: 'finished',
      total: 95,
      added: 95,
      changed: 0,
      skipped: 0,
      resumed: 0,
      failedUpserts: [],
      untried: 0,
      settled: 0,
      rent: 95n * ENTRY_RENT,
    })
    expect(new Set(signatures)).to.have.property('size', 10)
    const spent = before - (await balanceOf(list.connection, creator))
    expect(spent).to.equal(95n * ENTRY_RENT + 10n * FEE)

    // And progress reached the end
    const last = told.at(-1)
    expect(last).to.deep.include({ total: 95, done: 95, failed: 0, inFlight: 0, secondsLeft: 0 })
    const done = told.map((progress) => progress.done)
    expect(done).to.deep.equal([...done].sort((a, b) => a - b))
    expect(Math.max(...told.map(({ inFlight }) => inFlight))).to.be.greaterThan(10)
  })

  it('pays one fee for each transaction, also if the shorter one has the costlier addresses', async () => {
    // Given ten wallets whose addresses the program finds at once, and five for which it searches longer in all
    const phase = {
      deployment: list.drop.deployment,
      editionsControls: list.drop.deployment,
      phaseIndex: list.scope.phaseIndex,
      creator: list.drop.creator.publicKey,
    }
    const searchOf = ({ user }: AllowlistEntryInput) =>
      255 - placeOf(phase, new PublicKey(user)).bump
    const some = entriesOf('searched', 60)
    const quick = some.filter((entry) => searchOf(entry) === 0).slice(0, 10)
    const slow = some.filter((entry) => searchOf(entry) >= 2).slice(0, 5)
    expect([quick.length, slow.length]).to.deep.equal([10, 5])
    const before = await balanceOf(list.connection, phase.creator)

    // When they are upserted
    const entries = [...quick, ...slow]
    const report = await upsertAllowlist(
      list.session,
      { ...inputOf(list), entries },
      NO_PRIORITY_FEE,
    )

    // Then two transactions wrote them, and nothing but their two fees was paid besides rent
    expect(report).to.include({ status: 'finished', added: 15 })
    expect(report.signatures).to.have.length(2)
    const spent = before - (await balanceOf(list.connection, phase.creator))
    expect(spent).to.equal(15n * ENTRY_RENT + 2n * FEE)
  })

  it('skips correct entries, and changes others without paying rent', async () => {
    // Given 30 entries on chain
    const entries = entriesOf('again', 30)
    await upsertAllowlist(list.session, { ...inputOf(list), entries }, NO_PRIORITY_FEE)
    const creator = list.drop.creator.publicKey
    const before = await balanceOf(list.connection, creator)

    // When three of them have other terms and five are new
    const changed = entries.map((entry, index) =>
      index < 3 ? { ...entry, price: 4_294_967_295n, amount: 255 } : entry,
    )
    const wanted = [...changed, ...entriesOf('more', 5)]
    const report = await upsertAllowlist(
      list.session,
      { ...inputOf(list), entries: wanted },
      NO_PRIORITY_FEE,
    )

    // Then only those are written, in one transaction
    const counts = { status: 'finished', total: 35, added: 5, changed: 3, skipped: 27, untried: 0 }
    expect(report).to.deep.include({ ...counts, rent: 5n * ENTRY_RENT, failedUpserts: [] })
    expect(report.signatures).to.have.length(1)
    expect(termsOf(await entriesOnChain(list.connection))).to.deep.equal(termsOf(wanted))
    const spent = before - (await balanceOf(list.connection, creator))
    expect(spent).to.equal(5n * ENTRY_RENT + FEE)

    // And the same list again costs nothing
    const rest = await upsertAllowlist(
      list.session,
      { ...inputOf(list), entries: wanted },
      NO_PRIORITY_FEE,
    )
    expect(rest).to.deep.include({ status: 'finished', skipped: 35, signatures: [] })
  })

  it('refuses prices below a flat fee before anything is sent, by their positions', async () => {
    // Given a collection with a flat fee of 2,000 lamports, and prices around it
    const recipients = [{ address: list.drop.creator.publicKey, share: 100 }]
    const platformFee = { platformFeeValue: 2_000n, isFeeFlat: true, recipients }
    const other = await startList(localnet, 'FLAT', { platformFee })
    const creator = other.drop.creator.publicKey
    const before = await balanceOf(other.connection, creator)
    const entries = entriesOf('flat', 4)

    // When they are upserted, nothing is sent, and the free price and that of 1,000 are reported
    const failure = await failureOf(
      upsertAllowlist(other.session, { ...inputOf(other), entries }, NO_PRIORITY_FEE),
    )
    const problems = isMintlineError(failure, 'INPUT_INVALID') ? failure.context.problems : []
    expect(problems.map(({ path, code }) => [path, code])).to.deep.equal([
      ['entries.0.price', 'PRICE_BELOW_FLAT_FEE'],
      ['entries.1.price', 'PRICE_BELOW_FLAT_FEE'],
    ])
    expect(await balanceOf(other.connection, creator)).to.equal(before)

    // When only those that cover the fee are upserted, they are written
    const report = await upsertAllowlist(
      other.session,
      { ...inputOf(other), entries: entries.slice(2) },
      NO_PRIORITY_FEE,
    )
    expect(report).to.include({ status: 'finished', added: 2 })
  })

  it('separates the lists of two phases, also for the same wallets', async () => {
    // Given a second phase with a list, and wallets in both lists with different terms
    await list.drop.addPhase({ phaseType: 'allowList' })
    const early = entriesOf('both', 12)
    const late = early.map((entry) => ({ ...entry, price: 7n, amount: 255 }))
    const inLate = {
      ...inputOf(list),
      phaseIndex: 2,
      journal: memoryJournal({ ...list.scope, phaseIndex: 2 }),
    }

    // When both are upserted, and the first once more
    await upsertAllowlist(list.session, { ...inputOf(list), entries: early }, NO_PRIORITY_FEE)
    const second = await upsertAllowlist(
      list.session,
      { ...inLate, entries: late },
      NO_PRIORITY_FEE,
    )
    const again = await upsertAllowlist(
      list.session,
      { ...inputOf(list), entries: early },
      NO_PRIORITY_FEE,
    )

    // Then neither list has changed the other
    expect(second).to.include({ added: 12, changed: 0, skipped: 0 })
    expect(again).to.include({ added: 0, changed: 0, skipped: 12 })
    const onChain = await entriesOnChain(list.connection)
    const inPhase = (index: number) => onChain.filter(({ phaseIndex }) => phaseIndex === index)
    expect(termsOf(inPhase(1))).to.deep.equal(termsOf(early))
    expect(termsOf(inPhase(2))).to.deep.equal(termsOf(late))
  })

  it('accepts the symbol of the collection as well as its address, with the same journal', async () => {
    // Given a run for the symbol of a collection, stopped after its first entries
    const entries = entriesOf('symbol', 30)
    const bySymbol = { ...inputOf(list), deployment: 'LIST', entries }
    const controller = new AbortController()
    const stopped = await upsertAllowlist(list.session, bySymbol, {
      ...NO_PRIORITY_FEE,
      maxInFlight: 1,
      signal: controller.signal,
      onProgress: ({ done }) => {
        if (done > 0) controller.abort()
      },
    })
    expect(stopped).to.include({ status: 'cancelled', added: 10 })

    // When the next run uses its address, then it continues where the first one stopped
    const byAddress = { ...bySymbol, deployment: list.drop.address }
    const rest = await upsertAllowlist(list.session, byAddress, NO_PRIORITY_FEE)
    expect(rest).to.include({ status: 'finished', resumed: 10, added: 20 })
    expect(termsOf(await entriesOnChain(list.connection))).to.deep.equal(termsOf(entries))

    // And an unknown symbol is named in the error
    const nobody = { ...bySymbol, deployment: 'NOBODY' }
    const refusal = await failureOf(upsertAllowlist(list.session, nobody, NO_PRIORITY_FEE))
    expect(refusal).to.have.property('code', 'EDITIONS_NOT_FOUND')
    expect(refusal).to.have.deep.property('context', { collection: 'NOBODY' })
  })

  it('error: invalid entries, before any request', async () => {
    const [first] = entriesOf('wrong', 1)
    if (!first) throw new Error('there is no entry')
    const refusalOf = async (entries: AllowlistEntryInput[]) =>
      failureOf(upsertAllowlist(list.session, { ...inputOf(list), entries }, NO_PRIORITY_FEE))
    const twice = await refusalOf([first, { ...first, price: 9n }])
    expect(twice).to.have.property('code', 'ALLOWLIST_WALLET_LISTED_TWICE')
    expect(twice).to.have.deep.nested.property('context.positions', [1, 2])
    expect(await refusalOf([{ ...first, price: 1n << 32n }])).to.have.property(
      'code',
      'ALLOWLIST_PRICE_TOO_HIGH',
    )
    expect(await refusalOf([{ ...first, amount: 256 }])).to.have.property(
      'code',
      'ALLOWLIST_AMOUNT_OUT_OF_RANGE',
    )
    expect(await entriesOnChain(list.connection)).to.deep.equal([])
  })

  it('error: limits below 1; nothing is sent', async () => {
    const entries = entriesOf('limits', 1)
    const names = ['maxInFlight', 'signAtOnce', 'requestsPerSecond', 'entriesPerTransaction']
    for (const name of names) {
      for (const value of [0, Number.NaN]) {
        const failure = await failureOf(
          upsertAllowlist(
            list.session,
            { ...inputOf(list), entries },
            { ...NO_PRIORITY_FEE, [name]: value },
          ),
        )
        expect(failure).to.have.property('code', 'ALLOWLIST_LIMIT_INVALID')
        expect(failure).to.have.deep.property('context', { name, value })
      }
    }
    expect(await entriesOnChain(list.connection)).to.deep.equal([])
  })

  it('error: a wrong phase, wallet or journal; nothing is sent', async () => {
    const entries = entriesOf('refused', 1)
    const input = { ...inputOf(list), entries }
    const refusalOf = async (other: object, session = list.session) =>
      failureOf(upsertAllowlist(session, { ...input, ...other }, NO_PRIORITY_FEE))
    const journalOf = (phaseIndex: number) => memoryJournal({ ...list.scope, phaseIndex })

    expect(await refusalOf({ phaseIndex: 0, journal: journalOf(0) })).to.have.property(
      'code',
      'PHASE_NOT_ALLOWLIST',
    )
    expect(await refusalOf({ phaseIndex: 2 })).to.have.property('code', 'PHASE_NOT_FOUND')
    expect(
      await refusalOf({ deployment: list.drop.creator.publicKey.toBase58() }),
    ).to.have.property('code', 'EDITIONS_NOT_FOUND')
    expect(await refusalOf({ journal: journalOf(0) })).to.have.property(
      'code',
      'JOURNAL_OF_ANOTHER_LIST',
    )
    const stranger = keypairWallet(walletOf('stranger'))
    const wrong = await refusalOf({}, { ...list.session, wallet: stranger })
    expect(wrong).to.have.property('code', 'WRONG_WALLET')
    expect(wrong).to.have.nested.property('context.role', 'creator')
    expect(await entriesOnChain(list.connection)).to.deep.equal([])
  })

  it('error: a balance that is too low for the list, with both amounts; nothing is sent', async () => {
    // Given a wallet with a tenth of a SOL left, and a list whose rent is more
    const creator = list.drop.creator.publicKey
    const balance = BigInt(LAMPORTS_PER_SOL / 10)
    const spare = (await balanceOf(list.connection, creator)) - balance - FEE
    const move = { fromPubkey: creator, toPubkey: walletOf('somebody').publicKey, lamports: spare }
    await list.drop.send([SystemProgram.transfer(move)], [list.drop.creator])
    const count = Number(balance / ENTRY_RENT) + 1
    const entries = entriesOf('dear', count)

    // When it is upserted, then the error has the missing amount
    const error = await failureOf(
      upsertAllowlist(list.session, { ...inputOf(list), entries }, NO_PRIORITY_FEE),
    )
    const fees = BigInt(Math.ceil(count / 10)) * FEE
    expect(error).to.have.property('code', 'BALANCE_TOO_LOW')
    expect(error).to.have.deep.property('context', {
      wallet: creator.toBase58(),
      needed: BigInt(count) * ENTRY_RENT + fees + WALLET_RENT,
      balance,
      coin: 'SOL',
    })
  })

  it('stops with its signal, and the next run completes it', async () => {
    // Given 300 entries, one of them on chain, and others that have just landed
    const entries = entriesOf('stopped', 300)
    const one = { ...inputOf(list), entries: entries.slice(0, 1) }
    await upsertAllowlist(list.session, one, NO_PRIORITY_FEE)
    const input = { ...inputOf(list), entries }
    const controller = new AbortController()
    const first = await upsertAllowlist(list.session, input, {
      ...NO_PRIORITY_FEE,
      maxInFlight: 2,
      signAtOnce: 1,
      signal: controller.signal,
      onProgress: ({ done }) => {
        if (done > 0) controller.abort()
      },
    })

    // When it is stopped, then it reports what is done and what is not
    expect(first.status).to.equal('cancelled')
    expect(first.untried).to.be.greaterThan(200)
    expect(first.added + first.untried).to.equal(299)
    expect(await entriesOnChain(list.connection)).to.have.length(first.added + 1)

    // And the next run writes only the rest, and reports what the first run wrote
    const second = await upsertAllowlist(list.session, input, NO_PRIORITY_FEE)
    const counts = { skipped: first.added + 1, resumed: first.added, added: first.untried }
    expect(second).to.deep.include({ status: 'finished', ...counts })
    const third = await upsertAllowlist(list.session, input, NO_PRIORITY_FEE)
    expect(third).to.deep.include({ status: 'finished', skipped: 300, resumed: 0 })
    expect(termsOf(await entriesOnChain(list.connection))).to.deep.equal(termsOf(entries))
  })

  it('lands all affordable entries if the wallet runs out of money, and reports the rest', async () => {
    // Given a wallet that another process empties while it signs, with enough left for six entries
    const entries = entriesOf('poor', 40)
    const { creator } = list.drop
    const wallet = keypairWallet(creator)
    const left = 6n * ENTRY_RENT + 20n * FEE + WALLET_RENT
    let isEmptied = false
    const poor: SolanaWallet = {
      publicKey: wallet.publicKey,
      signTransactions: async (transactions) => {
        if (!isEmptied) {
          isEmptied = true
          const balance = await balanceOf(list.connection, creator.publicKey)
          const toPubkey = walletOf('somebody').publicKey
          const lamports = balance - left - FEE
          const move = { fromPubkey: creator.publicKey, toPubkey, lamports }
          await list.drop.send([SystemProgram.transfer(move)], [creator])
        }
        return wallet.signTransactions(transactions)
      },
    }

    // When it upserts
    const session = { ...list.session, wallet: poor }
    const report = await upsertAllowlist(session, { ...inputOf(list), entries }, NO_PRIORITY_FEE)

    // Then the affordable entries are on chain, and the others failed with a low balance
    const onChain = await entriesOnChain(list.connection)
    expect(report.status).to.equal('finished')
    expect(report.added).to.equal(onChain.length)
    expect(report.added).to.be.within(1, 6)
    expect(report.failedUpserts).to.have.length(40 - report.added)
    const failed = new Set(report.failedUpserts.map(({ entry }) => entry.user))
    expect(onChain.filter(({ user }) => failed.has(user))).to.deep.equal([])
    const codes = new Set(report.failedUpserts.map(({ error }) => error.code))
    expect([...codes]).to.include('BALANCE_TOO_LOW')
  })
})
