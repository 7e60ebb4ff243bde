import {
  BaseSignerWalletAdapter,
  type SupportedTransactionVersions,
  type WalletName,
  WalletReadyState,
} from '@solana/wallet-adapter-base'
import { type Keypair, type Transaction, VersionedTransaction } from '@solana/web3.js'

/** A browser wallet. */
export class TestAdapter extends BaseSignerWalletAdapter<'Test'> {
  readonly name = 'Test' as WalletName<'Test'>
  readonly url = ''
  readonly icon = ''
  readonly readyState = WalletReadyState.Installed
  readonly connecting = false
  readonly supportedTransactionVersions: SupportedTransactionVersions
  /** How often it prompted. */
  asked = 0
  readonly #keypair: Keypair
  #isConnected = false

  constructor(
    keypair: Keypair,
    supportedTransactionVersions: SupportedTransactionVersions = new Set(['legacy', 0]),
  ) {
    super()
    this.#keypair = keypair
    this.supportedTransactionVersions = supportedTransactionVersions
  }

  get publicKey() {
    return this.#isConnected ? this.#keypair.publicKey : null
  }

  async connect() {
    this.#isConnected = true
  }

  async disconnect() {
    this.#isConnected = false
  }

  async signTransaction<T extends Transaction | VersionedTransaction>(transaction: T): Promise<T> {
    const [signed] = await this.signAllTransactions([transaction])
    return signed ?? transaction
  }

  override async signAllTransactions<T extends Transaction | VersionedTransaction>(
    transactions: T[],
  ): Promise<T[]> {
    this.asked += 1
    for (const transaction of transactions) {
      if (transaction instanceof VersionedTransaction) transaction.sign([this.#keypair])
    }
    return transactions
  }
}
