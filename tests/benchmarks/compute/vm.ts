import { readFileSync } from 'node:fs'
import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { editionsControlsProgram, editionsProgram } from '@mintline/solana/anchor'
import { address, getTransactionDecoder, lamports } from '@solana/kit'
import {
  ComputeBudgetProgram,
  Connection,
  type Keypair,
  type PublicKey,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'

const UPGRADEABLE_LOADER = address('BPFLoaderUpgradeab1e11111111111111111111111')
/** Cost for the compute-budget instruction in front of every transaction. */
const LIMIT_UNITS = 150
const MAX_COMPUTE_UNITS = 1_400_000
const FEE_PER_SIGNATURE = 5_000n

/** For building instructions only; nothing is sent. */
const NO_NETWORK = { connection: new Connection('http://127.0.0.1:1') }

/** A transaction's cost. */
export interface Cost {
  /** Compute units, without the compute-budget instruction's. */
  units: number
  /** The whole transaction's size in bytes. */
  bytes: number
  /** The instruction's accounts; for several instructions, all accounts together. */
  accounts: number
  /** Rent paid for new or grown accounts, in lamports. */
  rentLamports: number
}

/** A LiteSVM with our programs, deployed as upgradeable as on chain. */
export class Vm {
  readonly controls = editionsControlsProgram(NO_NETWORK)
  readonly editions = editionsProgram(NO_NETWORK)
  readonly #svm = new LiteSVM()

  constructor() {
    this.#svm.addProgramWithLoader(
      address(EDITIONS_PROGRAM_ID.toBase58()),
      committedProgram('editions'),
      UPGRADEABLE_LOADER,
    )
    this.#svm.addProgramWithLoader(
      address(EDITIONS_CONTROLS_PROGRAM_ID.toBase58()),
      committedProgram('editions_controls'),
      UPGRADEABLE_LOADER,
    )
  }

  fund(wallet: PublicKey): void {
    this.#svm.airdrop(address(wallet.toBase58()), lamports(100_000_000_000n))
  }

  /** Sends a transaction that must succeed; `price` is the part of the payment that is not rent. */
  send(instructions: TransactionInstruction[], signers: Keypair[], price = 0n): Cost {
    const [feePayer] = signers
    if (!feePayer) throw new Error('A transaction needs a signer.')
    this.#svm.expireBlockhash()
    const transaction = new Transaction({
      feePayer: feePayer.publicKey,
      blockhash: this.#svm.latestBlockhash(),
      lastValidBlockHeight: 0,
    })
    transaction.add(
      ComputeBudgetProgram.setComputeUnitLimit({ units: MAX_COMPUTE_UNITS }),
      ...instructions,
    )
    transaction.sign(...signers)
    const bytes = transaction.serialize()

    const payer = address(feePayer.publicKey.toBase58())
    const before = this.#svm.getBalance(payer) ?? 0n
    const result = this.#svm.sendTransaction(getTransactionDecoder().decode(bytes))
    if (result instanceof FailedTransactionMetadata) {
      throw new Error(`${result.err().toString()}\n${result.meta().logs().join('\n')}`)
    }
    const spent = before - (this.#svm.getBalance(payer) ?? 0n)
    const fee = FEE_PER_SIGNATURE * BigInt(transaction.signatures.length)
    return {
      units: Number(result.computeUnitsConsumed()) - LIMIT_UNITS,
      bytes: bytes.length,
      accounts: instructions.reduce((count, { keys }) => count + keys.length, 0),
      rentLamports: Number(spent - fee - price),
    }
  }
}

function committedProgram(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../../../target/deploy/${name}.so`, import.meta.url)))
}
