import { createSignerFromKeypair } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'
import { fromWeb3JsKeypair } from '@metaplex-foundation/umi-web3js-adapters'
import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import {
  type CollectionAdministration,
  createAdministration,
} from '../../src/administration/createAdministration.ts'
import { fetchAllowlist } from '../../src/reads/fetchAllowlist.ts'
import { umiWallet } from '../../src/send/umiWallet.ts'
import { startPrograms } from '../localnet.ts'
import { anAddress } from '../plans/_input.ts'
import { expectRefusal } from '../plans/_refusals.ts'
import { entriesOf } from '../upsert/_entries.ts'
import { balanceOf, ENTRY_RENT, FEE, type List, startList, termsOf } from '../upsert/_list.ts'

describe('createAdministration, of allowlist entries', () => {
  let localnet: Localnet
  let list: List
  let administration: CollectionAdministration
  beforeEach(async () => {
    localnet = await startPrograms()
    list = await startList(localnet, 'LIST')
    const { connection, drop } = list
    const umi = createUmi(localnet.rpcUrl)
    const wallet = umiWallet(createSignerFromKeypair(umi, fromWeb3JsKeypair(drop.creator)))
    administration = createAdministration({ connection, wallet })
  })
  afterEach(() => localnet.close())

  const target = { collection: 'LIST', phaseIndex: 1 }
  const onChain = async () =>
    termsOf(await fetchAllowlist(list.connection, { deployment: list.drop.address }))

  it('writes differences, then returns the rent with a umi identity as the wallet', async () => {
    const [first, ...others] = entriesOf('few', 3)
    if (!first) throw new Error('There are no entries.')
    const entries = [first, ...others]
    const creator = list.drop.creator.publicKey
    const before = await balanceOf(list.connection, creator)

    // When entries are written, and again with other terms for one
    const written = await administration.addToAllowlist({ ...target, entries })
    const changed = [{ ...first, amount: 200 }, ...others]
    const again = await administration.addToAllowlist({ ...target, entries: changed })
    const unchanged = await administration.addToAllowlist({ ...target, entries: changed })

    // Then each change is a transaction, and the last one has nothing to do
    const results = [written, again, unchanged]
    expect(results.map(({ status }) => status)).to.deep.equal(['done', 'done', 'unchanged'])
    expect(results.map(({ transactions }) => transactions.length)).to.deep.equal([1, 1, 0])
    expect(await onChain()).to.deep.equal(termsOf(changed))

    // When two of them are closed, and that of a wallet without one
    const wallets = [...others.map(({ user }) => user), anAddress()]
    expect((await administration.closeAllowlistAccounts({ ...target, wallets })).status).to.equal(
      'done',
    )
    // Then one entry keeps its rent, and the rest is returned
    expect(await onChain()).to.deep.equal(termsOf(changed.slice(0, 1)))
    const spent = before - (await balanceOf(list.connection, creator))
    expect(spent).to.equal(ENTRY_RENT + 3n * FEE)
  })

  it('error: a phase without a list, or an invalid wallet', async () => {
    const entries = entriesOf('none', 1)
    await expectRefusal(
      administration.addToAllowlist({ ...target, phaseIndex: 0, entries }),
      'PHASE_NOT_ALLOWLIST',
      { phaseIndex: 0, phaseType: 'public' },
    )
    await expectRefusal(
      administration.closeAllowlistAccounts({ ...target, phaseIndex: -1, wallets: [] }),
      'PHASE_NOT_FOUND',
      { phaseIndex: -1, count: 2 },
    )
    await expectRefusal(
      administration.closeAllowlistAccounts({ ...target, wallets: ['Ada'] }),
      'INVALID_ADDRESS',
      { value: 'Ada', blockchain: 'SOLANA' },
    )
    const wallets = [anAddress()].flatMap((wallet) => [wallet, wallet])
    await expectRefusal(
      administration.closeAllowlistAccounts({ ...target, wallets }),
      'ALLOWLIST_WALLET_LISTED_TWICE',
      { wallet: wallets[0] ?? '', positions: [1, 2] },
    )
    expect(await onChain()).to.deep.equal([])
  })
})
