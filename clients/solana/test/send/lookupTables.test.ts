import { Wallet } from '@coral-xyz/anchor'
import { createSignerFromKeypair, signerIdentity } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'
import { fromWeb3JsKeypair } from '@metaplex-foundation/umi-web3js-adapters'
import { isMintlineError } from '@mintline/core'
import { type AddressLookupTableAccount, Keypair, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { failureOf } from '../../../core/test/async/_clock.ts'
import { AnchorProvider } from '../../src/anchor.ts'
import { adapterWallet } from '../../src/send/adapterWallet.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { previewPlan } from '../../src/send/previewPlan.ts'
import { providerWallet } from '../../src/send/providerWallet.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import { simulateTransaction } from '../../src/send/simulateTransaction.ts'
import { umiWallet } from '../../src/send/umiWallet.ts'
import type { SolanaWallet } from '../../src/send/wallet.ts'
import type { PlannedTransaction } from '../../src/transaction/plan.ts'
import { transactionSize } from '../../src/transaction/transactionSize.ts'
import { toTransactionBuilder } from '../../src/umi/toTransactionBuilders.ts'
import { createTable } from '../support/lookupTables.ts'
import { startNetwork, type TestNetwork } from './_network.ts'
import { TestAdapter } from './_testAdapter.ts'

/** An empty account's minimum balance. */
const AMOUNT = 900_000
const RECEIVERS = Array.from({ length: 40 }, () => Keypair.generate().publicKey)

describe('transactions with lookup tables', () => {
  let network: TestNetwork
  let keypair: Keypair
  let table: AddressLookupTableAccount
  let planned: PlannedTransaction

  before(async () => {
    network = await startNetwork()
    keypair = await network.wallet()
    table = await createTable(network.node, keypair, RECEIVERS.slice(0, 25))
    planned = payments()
  })
  after(() => network.close())

  /** Payments to more receivers than a transaction can name itself. */
  function payments(): PlannedTransaction {
    const { publicKey: fromPubkey } = keypair
    return {
      title: 'Pay many',
      payer: fromPubkey,
      signers: [],
      maxComputeUnits: 10_000,
      rent: 0n,
      instructions: RECEIVERS.slice(0, 25).map((toPubkey) =>
        SystemProgram.transfer({ fromPubkey, toPubkey, lamports: AMOUNT }),
      ),
      lookupTables: [table],
    }
  }

  async function expectPaid(pay: () => Promise<unknown>): Promise<void> {
    const balances = () =>
      network.node
        .getMultipleAccountsInfo(RECEIVERS.slice(0, 25))
        .then((accounts) => accounts.map((account) => account?.lamports ?? 0))
    const before = await balances()
    await pay()
    expect(await balances()).to.deep.equal(before.map((lamports) => lamports + AMOUNT))
  }

  const kinds: Record<string, () => Promise<SolanaWallet>> = {
    'a keypair': async () => keypairWallet(keypair),
    'a wallet adapter': async () => adapterWallet(await connected(new TestAdapter(keypair))),
    'the wallet of a page': async () => {
      const adapter = await connected(new TestAdapter(keypair))
      const { publicKey } = adapter
      const signTransaction = adapter.signTransaction.bind(adapter)
      return adapterWallet({ publicKey, wallet: { adapter }, signTransaction })
    },
    'an Anchor provider': async () =>
      providerWallet(new AnchorProvider(network.node, new Wallet(keypair), {})),
    'a umi identity': async () => {
      const umi = createUmi(network.localnet.rpcUrl)
      return umiWallet(createSignerFromKeypair(umi, fromWeb3JsKeypair(keypair)))
    },
  }
  for (const [kind, open] of Object.entries(kinds)) {
    it(`are signed with ${kind}`, async () => {
      const { node: connection } = network
      const wallet = await open()
      await expectPaid(async () => {
        const outcome = await sendTransaction({ connection, wallet }, planned)
        expect(outcome.status).to.equal('confirmed')
      })
    })
  }

  it('are sent by umi, and as large as ours', async () => {
    const umi = createUmi(network.localnet.rpcUrl)
    umi.use(signerIdentity(createSignerFromKeypair(umi, fromWeb3JsKeypair(keypair))))
    const builder = toTransactionBuilder(umi, planned)
    expect(builder.getTransactionSize(umi)).to.equal(transactionSize(planned))
    await expectPaid(async () => {
      const { result } = await builder.sendAndConfirm(umi)
      expect(result.value.err).to.equal(null)
    })
  })

  for (const [kind, versions] of [
    ['no versions', null],
    ['the legacy version only', new Set(['legacy'] as const)],
  ] as const) {
    it(`error: a wallet that signs ${kind}, before it is prompted`, async () => {
      const adapter = await connected(new TestAdapter(keypair, versions))
      const { publicKey } = adapter
      const signTransaction = adapter.signTransaction.bind(adapter)
      const wallets = [
        adapterWallet(adapter),
        adapterWallet({ publicKey, wallet: { adapter }, signTransaction }),
      ]
      for (const wallet of wallets) {
        const { connection, clock } = network
        const error = await failureOf(sendTransaction({ connection, wallet }, planned, { clock }))
        if (!isMintlineError(error, 'WALLET_FEATURE_MISSING')) throw error
        expect(error.message).to.equal(
          'Wallet does not support transactions of version 0, which lookup tables need',
        )
      }
      expect(adapter.asked).to.equal(0)
    })
  }

  it('are previewed with size and cost', async () => {
    const plan = { title: 'Pay many', transactions: [planned], warnings: [] }
    const [preview] = await previewPlan(network.node, plan)
    expect(preview?.error).to.equal(undefined)
    expect(preview?.sizeBytes).to.equal(transactionSize(planned))
    expect(transactionSize({ ...planned, lookupTables: [] })).to.be.greaterThan(1_232)
    const [payer] = preview?.balanceChanges ?? []
    expect((payer?.before ?? 0n) - (payer?.after ?? 0n)).to.equal(25n * BigInt(AMOUNT) + 5_000n)
  })

  it('name the account of an error even in a table', async () => {
    const connection = network.node
    const poor = RECEIVERS.slice(25, 26)
    const lookupTables = [await createTable(connection, keypair, poor)]
    const instructions = poor.map((toPubkey) =>
      SystemProgram.transfer({ fromPubkey: keypair.publicKey, toPubkey, lamports: 1 }),
    )
    const simulated = { ...planned, instructions, lookupTables }
    const { error } = await simulateTransaction({ connection, planned: simulated })
    if (!isMintlineError(error, 'TRANSACTION_REFUSED')) throw error
    expect(error.context.name).to.equal('InsufficientFundsForRent')
    expect(error.context.reason).to.match(new RegExp(`^${poor} would be left with less`))
  })
})

async function connected(adapter: TestAdapter): Promise<TestAdapter> {
  await adapter.connect()
  return adapter
}
