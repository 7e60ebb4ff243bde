import type { Localnet } from '@mintline/localnet'
import { closeAllowlistAccount, transferOwnership } from '@mintline/solana'
import { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { removeAllowlistEntries } from '../../src/allowlist/remove/removeAllowlistEntries.ts'
import { upsertAllowlist } from '../../src/allowlist/upsert/upsertAllowlist.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import type { SolanaWallet } from '../../src/send/wallet.ts'
import { startPrograms } from '../localnet.ts'
import { fundedWallet } from '../reads/_drop.ts'
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
} from './_list.ts'

describe('removeAllowlistEntries', () => {
  let localnet: Localnet
  let list: List
  const entries = entriesOf('removed', 30)
  const wallets = entries.map(({ user }) => user)
  beforeEach(async () => {
    localnet = await startPrograms()
    list = await startList(localnet, 'LIST')
    await upsertAllowlist(list.session, { ...inputOf(list), entries }, NO_PRIORITY_FEE)
  })
  afterEach(() => localnet.close())

  it('closes entries, as many in a transaction as fit, and returns the rent', async () => {
    // Given 30 entries, of which 24 are to be removed, and a wallet without one
    const creator = list.drop.creator.publicKey
    const before = await balanceOf(list.connection, creator)
    const stranger = walletOf('stranger').publicKey.toBase58()

    // When they are removed
    const gone = [...wallets.slice(0, 24), stranger]
    const report = await removeAllowlistEntries(
      list.session,
      { ...inputOf(list), wallets: gone },
      NO_PRIORITY_FEE,
    )

    // Then the others are left
    const { signatures, ...counts } = report
    expect(counts).to.deep.equal({
      status: 'finished',
      total: 25,
      removed: 24,
      skipped: 1,
      failedRemovals: [],
      untried: 0,
      settled: 0,
      reclaimed: 24n * ENTRY_RENT,
    })
    const left = await entriesOnChain(list.connection)
    expect(termsOf(left)).to.deep.equal(termsOf(entries.slice(24)))

    // And the wallet has the rent, less the fees of two transactions
    expect(signatures).to.have.length(2)
    const gained = (await balanceOf(list.connection, creator)) - before
    expect(gained).to.equal(24n * ENTRY_RENT - 2n * FEE)
  })

  it('accepts the symbol of the collection as well as its address', async () => {
    const input = { ...inputOf(list), deployment: 'LIST', wallets: wallets.slice(0, 2) }
    const report = await removeAllowlistEntries(list.session, input, NO_PRIORITY_FEE)
    expect(report).to.include({ status: 'finished', removed: 2 })
    expect(termsOf(await entriesOnChain(list.connection))).to.deep.equal(termsOf(entries.slice(2)))
  })

  it('returns the rent to the payer of the entry', async () => {
    // Given a collection whose present owner did not pay for its list
    const payer = list.drop.creator
    const owner = await fundedWallet(list.connection)
    const transfer = transferOwnership({
      deployment: list.drop.deployment,
      creator: payer.publicKey,
      newOwner: owner.publicKey,
    })
    await list.drop.send([transfer], [payer])
    const before = await balanceOf(list.connection, payer.publicKey)

    // When the new owner removes it
    const session = { ...list.session, wallet: keypairWallet(owner) }
    const input = { ...inputOf(list), wallets }
    const report = await removeAllowlistEntries(session, input, NO_PRIORITY_FEE)

    // Then the rent is returned to the payer
    expect(report).to.deep.include({ removed: 30, reclaimed: 30n * ENTRY_RENT })
    const gained = (await balanceOf(list.connection, payer.publicKey)) - before
    expect(gained).to.equal(30n * ENTRY_RENT)
  })

  it('finds the only failing entry in a batch, and removes all others', async () => {
    // Given a list from which another process removes one entry just before the wallet signs
    const { creator, deployment } = list.drop
    const lost = wallets[17] ?? ''
    const close = closeAllowlistAccount({
      deployment,
      creator: creator.publicKey,
      phaseIndex: 1,
      user: new PublicKey(lost),
    })
    const wallet = keypairWallet(creator)
    let isClosed = false
    const late: SolanaWallet = {
      publicKey: wallet.publicKey,
      signTransactions: async (transactions) => {
        if (!isClosed) {
          isClosed = true
          await list.drop.send([close], [creator])
        }
        return wallet.signTransactions(transactions)
      },
    }

    // When all are removed
    const session = { ...list.session, wallet: late }
    const input = { ...inputOf(list), wallets }
    const report = await removeAllowlistEntries(session, input, NO_PRIORITY_FEE)

    // Then only that one fails, with the error of the program
    expect(report).to.deep.include({ removed: 29, untried: 0, reclaimed: 29n * ENTRY_RENT })
    expect(report.failedRemovals.map(({ user }) => user)).to.deep.equal([lost])
    const [failure] = report.failedRemovals
    expect(failure?.error.code).to.equal('PROGRAM_ERROR')
    expect(failure?.error.context).to.have.property('name', 'AllowlistAccountNotFound')
    expect(await entriesOnChain(list.connection)).to.deep.equal([])
  })
})
