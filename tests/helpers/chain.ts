import {
  type EditionsControlsProgram,
  type EditionsProgram,
  editionsControlsProgram,
  editionsProgram,
} from '@mintline/solana/anchor'
import {
  ComputeBudgetProgram,
  Keypair,
  LAMPORTS_PER_SOL,
  type PublicKey,
  SystemProgram,
  type TransactionInstruction,
} from '@solana/web3.js'
import { type AddedAccount, Clock, type ProgramTestContext, Rent, start } from 'solana-bankrun'
import { bankrunProvider } from './bankrunProvider.ts'
import { failureOf, type ProgramFailure } from './programFailure.ts'
import { SignedTransaction } from './signedTransaction.ts'
import { loadPrograms } from './upgradeablePrograms.ts'

const MAX_COMPUTE_UNITS = 1_400_000

/** A transaction's outcome. */
export interface Outcome {
  logs: string[]
  computeUnits: bigint
  /** Undefined if the transaction succeeded. */
  failure?: ProgramFailure
}

/** A bankrun chain with our programs. */
export class Chain {
  readonly editions: EditionsProgram
  readonly controls: EditionsControlsProgram
  readonly #context: ProgramTestContext
  #sent = 0
  #lastSent: Promise<unknown> = Promise.resolve()

  private constructor(context: ProgramTestContext) {
    this.#context = context
    const provider = bankrunProvider(context.banksClient, context.payer)
    this.editions = editionsProgram(provider)
    this.controls = editionsControlsProgram(provider)
  }

  static async start(accounts: AddedAccount[] = []): Promise<Chain> {
    return new Chain(await start([], [...loadPrograms(), ...accounts]))
  }

  /** Creates a wallet, with 100 SOL by default. */
  async wallet(lamports = 100n * BigInt(LAMPORTS_PER_SOL)): Promise<Keypair> {
    const wallet = Keypair.generate()
    if (lamports > 0n) await this.fund(wallet.publicKey, lamports)
    return wallet
  }

  /** Sends lamports from the chain's own payer. */
  async fund(address: PublicKey, lamports: bigint): Promise<void> {
    const { payer } = this.#context
    await this.send(
      [SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: address, lamports })],
      [payer],
    )
  }

  /** Sends a transaction that must succeed; the first signer pays its fee. */
  async send(instructions: TransactionInstruction[], signers: Keypair[]): Promise<Outcome> {
    const outcome = await this.trySend(instructions, signers)
    if (outcome.failure) {
      throw new Error(`The transaction failed: ${outcome.failure.text}\n${outcome.logs.join('\n')}`)
    }
    return outcome
  }

  /** Sends a transaction and returns its outcome; the first signer pays its fee. */
  trySend(instructions: TransactionInstruction[], signers: Keypair[]): Promise<Outcome> {
    return this.#inTurn(async () => {
      const [blockhash] = (await this.#context.banksClient.getLatestBlockhash()) ?? []
      if (!signers[0] || !blockhash)
        throw new Error('A transaction needs a signer and a blockhash.')
      return this.#process(
        new SignedTransaction(blockhash, [this.#uniqueLimit(), ...instructions], signers),
      )
    })
  }

  /** Sends a signed transaction and returns its outcome. */
  trySendSigned(transaction: SignedTransaction): Promise<Outcome> {
    return this.#inTurn(() => this.#process(transaction))
  }

  /** One at a time: bankrun refuses transactions that lock the same account at once. */
  #inTurn(send: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = this.#lastSent.then(send)
    this.#lastSent = outcome.catch(() => undefined)
    return outcome
  }

  async #process(transaction: SignedTransaction): Promise<Outcome> {
    const { result, meta } = await this.#context.banksClient.tryProcessTransaction(transaction)
    const logs = meta?.logMessages ?? []
    return {
      logs,
      computeUnits: meta?.computeUnitsConsumed ?? 0n,
      ...(result !== null && { failure: failureOf(result, logs) }),
    }
  }

  /** Returns a unique compute limit, as a chain executes equal transactions only once. */
  #uniqueLimit(): TransactionInstruction {
    this.#sent += 1
    return ComputeBudgetProgram.setComputeUnitLimit({ units: MAX_COMPUTE_UNITS - this.#sent })
  }

  /** Returns an address's lamports; 0 if there is no account. */
  balance(address: PublicKey): Promise<bigint> {
    return this.#context.banksClient.getBalance(address)
  }

  /** Returns an account, or null if there is none. */
  async account(address: PublicKey) {
    const account = await this.#context.banksClient.getAccount(address)
    return account && { ...account, data: Buffer.from(account.data) }
  }

  /** Sets an account to a state that no transaction reaches, such as a counter near its maximum. */
  setAccount(address: PublicKey, account: AddedAccount['info']): void {
    this.#context.setAccount(address, account)
  }

  /** Returns the rent-exempt minimum for an account with this size, in lamports. */
  async rent(bytes: number): Promise<bigint> {
    return (await this.#context.banksClient.getRent()).minimumBalance(BigInt(bytes))
  }

  /** Returns chain time in unix seconds. */
  async now(): Promise<bigint> {
    return (await this.#context.banksClient.getClock()).unixTimestamp
  }

  /** Sets chain time. */
  async setTime(unixTimestamp: bigint): Promise<void> {
    const clock = await this.#context.banksClient.getClock()
    this.#context.setClock(
      new Clock(
        clock.slot,
        clock.epochStartTimestamp,
        clock.epoch,
        clock.leaderScheduleEpoch,
        unixTimestamp,
      ),
    )
  }

  /** Sets the rent-exempt minimum in lamports per byte; accounts keep what they hold. */
  setRentRate(lamportsPerByte: bigint): void {
    this.#context.setRent(new Rent(lamportsPerByte, 1, 50))
  }

  /** Moves on to a later slot, with a new blockhash. */
  async nextSlot(): Promise<void> {
    this.#context.warpToSlot((await this.#context.banksClient.getSlot()) + 10n)
  }
}
