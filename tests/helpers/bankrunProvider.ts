import { Wallet } from '@coral-xyz/anchor'
import type { Provider } from '@mintline/solana/anchor'
import {
  type AccountInfo,
  Connection,
  type Keypair,
  type PublicKey,
  type RpcResponseAndContext,
} from '@solana/web3.js'
import type { BanksClient } from 'solana-bankrun'

/** Creates an Anchor provider that reads from bankrun; `Chain` sends transactions. */
export function bankrunProvider(client: BanksClient, payer: Keypair): Provider {
  return {
    connection: new BankrunConnection(client),
    publicKey: payer.publicKey,
    wallet: new Wallet(payer),
  }
}

/** A connection that reads accounts from bankrun; there is no network. */
class BankrunConnection extends Connection {
  readonly #client: BanksClient

  constructor(client: BanksClient) {
    super('http://127.0.0.1:1')
    this.#client = client
  }

  override async getAccountInfo(address: PublicKey): Promise<AccountInfo<Buffer> | null> {
    const account = await this.#client.getAccount(address)
    return account && { ...account, data: Buffer.from(account.data) }
  }

  override async getAccountInfoAndContext(
    address: PublicKey,
  ): Promise<RpcResponseAndContext<AccountInfo<Buffer> | null>> {
    const slot = await this.#client.getSlot()
    return { context: { slot: Number(slot) }, value: await this.getAccountInfo(address) }
  }
}
