import { Wallet } from '@coral-xyz/anchor'
import { createSignerFromKeypair, type Signer } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'
import { fromWeb3JsKeypair } from '@metaplex-foundation/umi-web3js-adapters'
import { WalletSignTransactionError } from '@solana/wallet-adapter-base'
import { type Keypair, VersionedTransaction } from '@solana/web3.js'
import { expect } from 'chai'
import { failureOf } from '../../../core/test/async/_clock.ts'
import { AnchorProvider } from '../../src/anchor.ts'
import { adapterWallet } from '../../src/send/adapterWallet.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { prepareTransaction } from '../../src/send/prepareTransaction.ts'
import { providerWallet } from '../../src/send/providerWallet.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import { signPrepared } from '../../src/send/signPrepared.ts'
import { umiWallet } from '../../src/send/umiWallet.ts'
import type { SolanaWallet } from '../../src/send/wallet.ts'
import { payment, startNetwork, type TestNetwork } from './_network.ts'
import { TestAdapter } from './_testAdapter.ts'

describe('wallets', () => {
  let network: TestNetwork
  let keypair: Keypair
  before(async () => {
    network = await startNetwork()
    keypair = await network.wallet()
  })
  after(() => network.close())

  const kinds: Record<string, () => SolanaWallet | Promise<SolanaWallet>> = {
    'a keypair': () => keypairWallet(keypair),
    'a wallet adapter': async () => {
      const adapter = new TestAdapter(keypair)
      await adapter.connect()
      return adapterWallet(adapter)
    },
    'an Anchor provider': () =>
      providerWallet(new AnchorProvider(network.node, new Wallet(keypair), {})),
    'a umi identity': () => {
      const umi = createUmi(network.localnet.rpcUrl)
      return umiWallet(createSignerFromKeypair(umi, fromWeb3JsKeypair(keypair)))
    },
  }

  for (const [kind, open] of Object.entries(kinds)) {
    it(`pays with ${kind}`, async () => {
      const { connection, clock } = network
      const wallet = await open()
      expect(wallet.publicKey.equals(keypair.publicKey)).to.equal(true)
      const planned = payment(keypair.publicKey)
      const outcome = await sendTransaction({ connection, wallet }, planned, {
        clock,
        subscribe: false,
      })
      expect(outcome.status).to.equal('confirmed')
    })

    it(`signs several with ${kind}, in order`, async () => {
      const { connection } = network
      const prepared = []
      for (let count = 0; count < 3; count += 1) {
        const one = await prepareTransaction({ connection, planned: payment(keypair.publicKey) })
        if (one.status === 'failed') throw one.error
        prepared.push(one)
      }
      const signed = await signPrepared({ connection, wallet: await open() }, prepared)
      const receivers = signed.map(({ wire }) =>
        VersionedTransaction.deserialize(wire).message.staticAccountKeys[1]?.toBase58(),
      )
      expect(receivers).to.deep.equal(
        prepared.map(({ planned }) => planned.instructions[0]?.keys[1]?.pubkey.toBase58()),
      )
      for (const { wire } of signed) await network.node.sendRawTransaction(wire)
    })
  }

  it('prompts the user of an adapter once for several', async () => {
    const adapter = new TestAdapter(keypair)
    await adapter.connect()
    const { connection } = network
    const first = await prepareTransaction({ connection, planned: payment(keypair.publicKey) })
    const second = await prepareTransaction({ connection, planned: payment(keypair.publicKey) })
    if (first.status === 'failed' || second.status === 'failed') throw new Error('not prepared')
    await signPrepared({ connection, wallet: adapterWallet(adapter) }, [first, second])
    expect(adapter.asked).to.equal(1)
  })

  it('error: not connected', () => {
    const open = () => adapterWallet(new TestAdapter(keypair))
    expect(open).to.throw().with.property('code', 'WALLET_NOT_CONNECTED')
  })

  it('error: a read-only provider', () => {
    expect(() => providerWallet({}))
      .to.throw('No Signer or account provided')
      .with.property('code', 'NO_SIGNER')
  })

  it('error: an adapter that can only send', () => {
    const open = () => adapterWallet({ publicKey: keypair.publicKey })
    expect(open).to.throw().with.property('code', 'WALLET_FEATURE_MISSING')
  })

  describe('whose user rejects the request', () => {
    const refusal = new WalletSignTransactionError('User rejected the request.')
    const refuse = () => Promise.reject(refusal)
    const wallets: Record<string, () => SolanaWallet> = {
      'an adapter': () =>
        adapterWallet({
          publicKey: keypair.publicKey,
          signTransaction: refuse,
          signAllTransactions: refuse,
        }),
      'a umi identity': () => {
        const umi = createUmi(network.localnet.rpcUrl)
        const signer: Signer = createSignerFromKeypair(umi, fromWeb3JsKeypair(keypair))
        return umiWallet({ ...signer, signAllTransactions: refuse })
      },
    }
    for (const [kind, open] of Object.entries(wallets)) {
      it(`reports it, and sends nothing: ${kind}`, async () => {
        const { connection, clock, proxy } = network
        const sent = proxy.forwarded.get('sendTransaction')
        const sending = sendTransaction(
          { connection, wallet: open() },
          payment(keypair.publicKey),
          {
            clock,
            subscribe: false,
          },
        )
        const failure = await failureOf(sending)
        expect(failure).to.include({
          code: 'TRANSACTION_REJECTED',
          message: 'Transaction was rejected',
          cause: refusal,
        })
        expect(proxy.forwarded.get('sendTransaction')).to.equal(sent)
      })
    }
  })

  it('reports other failures of a wallet', async () => {
    const { connection, clock } = network
    const wallet = adapterWallet({
      publicKey: keypair.publicKey,
      signTransaction: () => Promise.reject(new Error('Ledger is locked')),
    })
    const sending = sendTransaction({ connection, wallet }, payment(keypair.publicKey), { clock })
    expect(await failureOf(sending)).to.have.property(
      'message',
      'Wallet (solana) failed signTransaction: Ledger is locked',
    )
  })

  it('sends nothing that the wallet did not sign, or changed', async () => {
    const { connection, clock } = network
    const openWith = (change: (transaction: VersionedTransaction) => VersionedTransaction[]) => ({
      connection,
      wallet: {
        publicKey: keypair.publicKey,
        signTransactions: async ([transaction]: readonly VersionedTransaction[]) =>
          transaction ? change(transaction) : [],
      },
    })
    const planned = payment(keypair.publicKey)
    const failWith = async (session: ReturnType<typeof openWith>) =>
      failureOf(sendTransaction(session, planned, { clock, subscribe: false }))
    expect(await failWith(openWith(() => []))).to.have.property('code', 'WALLET_ANSWER_INVALID')
    const unsigned = openWith((transaction) => [transaction])
    expect(await failWith(unsigned)).to.have.property('code', 'WALLET_ANSWER_INVALID')
    const changed = openWith((transaction) => {
      transaction.message.recentBlockhash = keypair.publicKey.toBase58()
      transaction.sign([keypair])
      return [transaction]
    })
    expect(await failWith(changed)).to.have.property('code', 'TRANSACTION_CHANGED')
  })
})
