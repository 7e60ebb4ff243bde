import {
  type EditionsControlsProgram,
  type EditionsProgram,
  editionsControlsProgram,
  editionsProgram,
} from '@mintline/solana'
import {
  ComputeBudgetProgram,
  Connection,
  type Keypair,
  type PublicKey,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'

/** The programs and the sending of transactions over an RPC url. */
export class Network {
  readonly connection: Connection
  readonly editions: EditionsProgram
  readonly controls: EditionsControlsProgram

  constructor(rpcUrl: string) {
    this.connection = new Connection(rpcUrl, 'confirmed')
    this.editions = editionsProgram({ connection: this.connection })
    this.controls = editionsControlsProgram({ connection: this.connection })
  }

  /**
   * Sends one transaction and waits for it. Returns what it cost the first signer, who pays its
   * fee, without `price`.
   */
  async send(
    instructions: readonly TransactionInstruction[],
    signers: readonly Keypair[],
    { units, price = 0n }: { units: number; price?: bigint },
  ): Promise<bigint> {
    const [payer] = signers
    if (!payer) throw new Error('A transaction needs a signer.')
    const before = await this.balance(payer.publicKey)
    // web3.js keeps a blockhash for half a minute, in which the network's time may jump by days.
    const latest = await this.connection.getLatestBlockhash()
    const transaction = new Transaction({ ...latest, feePayer: payer.publicKey }).add(
      ComputeBudgetProgram.setComputeUnitLimit({ units }),
      ...instructions,
    )
    transaction.sign(...signers)
    const signature = await this.connection.sendRawTransaction(transaction.serialize())
    await this.connection.confirmTransaction({ ...latest, signature })
    return before - (await this.balance(payer.publicKey)) - price
  }

  /** Lamports of a wallet. */
  async balance(wallet: PublicKey): Promise<bigint> {
    return BigInt(await this.connection.getBalance(wallet))
  }
}
