import {
  BaseSignerWalletAdapter,
  type SupportedTransactionVersions,
  type WalletName,
  WalletReadyState,
} from '@solana/wallet-adapter-base'
import {
  type Connection,
  Keypair,
  SystemProgram,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect } from 'chai'
import type { Localnet } from '../../src/index.ts'
import { fundedKeypair, startTestNet } from '../_setup.ts'

/** A wallet that signs everything. */
class KeypairWallet extends BaseSignerWalletAdapter<'Keypair'> {
  readonly name = 'Keypair' as WalletName<'Keypair'>
  readonly url = ''
  readonly icon = ''
  readonly readyState = WalletReadyState.Installed
  readonly connecting = false
  readonly supportedTransactionVersions: SupportedTransactionVersions = new Set(['legacy', 0])
  private readonly keypair: Keypair

  constructor(keypair: Keypair) {
    super()
    this.keypair = keypair
  }

  get publicKey() {
    return this.keypair.publicKey
  }

  async connect() {}
  async disconnect() {}

  async signTransaction<T extends Transaction | VersionedTransaction>(transaction: T): Promise<T> {
    if (transaction instanceof VersionedTransaction) transaction.sign([this.keypair])
    else if (transaction instanceof Transaction) transaction.partialSign(this.keypair)
    return transaction
  }
}

describe('wallet-adapter', () => {
  let localnet: Localnet
  let connection: Connection

  before(async () => {
    ;({ localnet, connection } = await startTestNet())
  })
  after(() => localnet.close())

  it('sends through a wallet', async () => {
    // Given a wallet with funds
    const wallet = new KeypairWallet(await fundedKeypair(connection))
    const to = Keypair.generate().publicKey

    // When it sends a transfer
    const transaction = new Transaction().add(
      SystemProgram.transfer({
        fromPubkey: wallet.publicKey,
        toPubkey: to,
        lamports: 2_500_000,
      }),
    )
    const latest = await connection.getLatestBlockhash()
    const signature = await wallet.sendTransaction(transaction, connection)
    const { value } = await connection.confirmTransaction({ signature, ...latest })

    // Then it has arrived
    expect(value.err).to.equal(null)
    expect(await connection.getBalance(to)).to.equal(2_500_000)
  })
})
