import { createSignerFromKeypair, signerIdentity } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'
import { fromWeb3JsKeypair } from '@metaplex-foundation/umi-web3js-adapters'
import { solanaAddress } from '@mintline/core/identifiers'
import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import { planRemoveAllowlistEntries } from '../../src/allowlist/plan/planRemoveAllowlistEntries.ts'
import { planUpsertAllowlist } from '../../src/allowlist/plan/planUpsertAllowlist.ts'
import { upsertAllowlist } from '../../src/allowlist/upsert/upsertAllowlist.ts'
import type { CollectionInfo } from '../../src/reads/collectionInfo.ts'
import { fetchAllowlist } from '../../src/reads/fetchAllowlist.ts'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import type { AllowlistEntry } from '../../src/reads/records/userAllowListData.ts'
import { umiWallet } from '../../src/send/umiWallet.ts'
import type { Plan } from '../../src/transaction/plan.ts'
import { toTransactionBuilders } from '../../src/umi/toTransactionBuilders.ts'
import { startPrograms } from '../localnet.ts'
import { anAddress } from '../plans/_input.ts'
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

describe('plans of allowlists', () => {
  let localnet: Localnet
  let list: List
  let info: CollectionInfo
  beforeEach(async () => {
    localnet = await startPrograms()
    list = await startList(localnet, 'LIST')
    await list.drop.addPhase({ phaseType: 'allowList' })
    info = await fetchCollectionInfo(list.connection, list.drop.address)
  })
  afterEach(() => localnet.close())

  const inPhase = (phaseIndex: number, onChain: readonly AllowlistEntry[] = []) => ({
    info,
    wallet: info.creator,
    phaseIndex,
    onChain,
  })
  const readAll = () => fetchAllowlist(list.connection, { deployment: list.drop.address })

  it('write new and changed entries, ten in a transaction, without touching other phases', async () => {
    // Given 12 of 15 wallets in the list, two of them with other terms, and a list of another phase
    const entries = entriesOf('planned', 15)
    const before = entries
      .slice(0, 12)
      .map((entry, index) => ({ ...entry, amount: index < 2 ? 255 : entry.amount }))
    await upsertAllowlist(list.session, { ...inputOf(list), entries: before }, NO_PRIORITY_FEE)
    await list.drop.allow([walletOf('planned 14').publicKey], {
      phaseIndex: 2,
      price: 14_000,
      amount: 15,
    })

    // When the list is planned
    const plan = planUpsertAllowlist({ ...inPhase(1, await readAll()), entries })

    // Then only the difference is written: three new entries, and two without further rent
    expect(plan.title).to.equal('Write 5 entries of the allowlist of phase 2')
    expect(rents(plan)).to.deep.equal([3n * ENTRY_RENT])
    const all = planUpsertAllowlist({ ...inPhase(1), entries })
    expect(rents(all)).to.deep.equal([10n * ENTRY_RENT, 5n * ENTRY_RENT])
    const smaller = planUpsertAllowlist({ ...inPhase(1), entries, entriesPerTransaction: 7 })
    expect(smaller.transactions).to.have.length(3)
  })

  it('are sent by umi: entries are written, then removed with their rent', async () => {
    const entries = entriesOf('umi', 30)
    const { creator } = list.drop
    const umi = createUmi(localnet.rpcUrl)
    const identity = createSignerFromKeypair(umi, fromWeb3JsKeypair(creator))
    umi.use(signerIdentity(identity))
    const send = async (plan: Plan) => {
      for (const builder of toTransactionBuilders(umi, plan)) {
        await builder.sendAndConfirm(umi, { confirm: { commitment: 'confirmed' } })
      }
      return plan.transactions.length
    }
    const before = await balanceOf(list.connection, creator.publicKey)

    // When umi sends the plan of a list
    expect(await send(planUpsertAllowlist({ ...inPhase(1), entries }))).to.equal(3)
    // Then it is on chain, and there is nothing left to do
    const onChain = await readAll()
    expect(termsOf(onChain)).to.deep.equal(termsOf(entries))
    expect(planUpsertAllowlist({ ...inPhase(1, onChain), entries }).transactions).to.deep.equal([])

    // When all except the first are removed, and that of a stranger
    const wallets = [...entries.slice(1).map(({ user }) => user), anAddress()]
    const removal = planRemoveAllowlistEntries({ ...inPhase(1, onChain), wallets })
    expect(removal.title).to.equal('Remove 29 entries of the allowlist of phase 2')
    const removals = await send(removal)
    // Then the first is left, and only its rent and the fees are gone
    expect(termsOf(await entriesOnChain(list.connection))).to.deep.equal(
      termsOf(entries.slice(0, 1)),
    )
    const spent = before - (await balanceOf(list.connection, creator.publicKey))
    expect(spent).to.equal(ENTRY_RENT + BigInt(3 + removals) * FEE)
    expect(rents(removal).reduce((sum, rent) => sum + rent, 0n)).to.equal(-29n * ENTRY_RENT)

    // And the upserter also accepts umi's identity
    const session = { connection: list.connection, wallet: umiWallet(identity) }
    const report = await upsertAllowlist(session, { ...inputOf(list), entries }, NO_PRIORITY_FEE)
    expect(report).to.include({ status: 'finished', added: 29, skipped: 1 })
  })

  it('refuse prices below a flat fee, and write others', () => {
    const platformFees = { ...info.platformFees, feeValue: 1_000n, isFlat: true }
    const input = { ...inPhase(1), info: { ...info, platformFees } }
    const [free, paid] = entriesOf('fee', 2)
    const [cheap, enough] = [free, paid].flatMap((entry) => entry ?? [])
    if (!cheap || !enough) throw new Error('There are no entries.')
    expect(() => planUpsertAllowlist({ ...input, entries: [enough, cheap] }))
      .to.throw()
      .with.property('code', 'INPUT_INVALID')
    expect(planUpsertAllowlist({ ...input, entries: [enough] }).transactions).to.have.length(1)
  })

  it('remove nothing from the list of another phase', async () => {
    const [entry] = entriesOf('elsewhere', 1)
    if (!entry) throw new Error('There is no entry.')
    await upsertAllowlist(list.session, { ...inputOf(list), entries: [entry] }, NO_PRIORITY_FEE)
    const plan = planRemoveAllowlistEntries({
      ...inPhase(2, await readAll()),
      wallets: [entry.user],
    })
    expect(plan.transactions).to.deep.equal([])
  })

  it('error: invalid lists and entries', () => {
    const entries = entriesOf('refused', 1)
    const [entry] = entries
    const refusals: [code: string, plan: () => Plan][] = [
      ['WRONG_WALLET', () => planUpsertAllowlist({ ...inPhase(1), wallet: anAddress(), entries })],
      ['PHASE_NOT_FOUND', () => planUpsertAllowlist({ ...inPhase(3), entries })],
      ['PHASE_NOT_ALLOWLIST', () => planUpsertAllowlist({ ...inPhase(0), entries })],
      [
        'ALLOWLIST_WALLET_LISTED_TWICE',
        () => planUpsertAllowlist({ ...inPhase(1), entries: [...entries, ...entries] }),
      ],
      [
        'ALLOWLIST_LIMIT_INVALID',
        () => planUpsertAllowlist({ ...inPhase(1), entries, entriesPerTransaction: 0 }),
      ],
      [
        'ALLOWLIST_LIMIT_INVALID',
        () => planRemoveAllowlistEntries({ ...inPhase(1), wallets: [], entriesPerTransaction: 0 }),
      ],
      [
        'ALLOWLIST_PRICE_TOO_HIGH',
        () => {
          const tooHigh = { user: solanaAddress(anAddress()), price: 1n << 32n, amount: 1 }
          return planUpsertAllowlist({ ...inPhase(1), entries: [tooHigh] })
        },
      ],
      [
        'WRONG_WALLET',
        () => planRemoveAllowlistEntries({ ...inPhase(1), wallet: anAddress(), wallets: [] }),
      ],
      [
        'ALLOWLIST_WALLET_LISTED_TWICE',
        () => {
          const wallets = [entry, entry].flatMap((twice) => twice?.user ?? [])
          return planRemoveAllowlistEntries({ ...inPhase(1), wallets })
        },
      ],
    ]
    for (const [code, plan] of refusals) {
      expect(plan).to.throw().with.property('code', code)
    }
  })
})

function rents({ transactions }: Plan): bigint[] {
  return transactions.map(({ rent }) => rent)
}
