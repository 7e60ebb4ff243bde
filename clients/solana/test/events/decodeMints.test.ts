import type { Localnet } from '@mintline/localnet'
import {
  decodeMints,
  EDITIONS_PROGRAM_ID,
  itemMintAddress,
  keypairWallet,
  type MintAccounts,
  mintWithControls,
  mintWithControlsV2,
  sendTransaction,
} from '@mintline/solana'
import {
  type Connection,
  Keypair,
  SystemProgram,
  type VersionedTransactionResponse,
} from '@solana/web3.js'
import { expect } from 'chai'
import { startPrograms } from '../localnet.ts'
import { Drop, fund, fundedWallet } from '../reads/_drop.ts'
import { createTable } from '../support/lookupTables.ts'

describe('decodeMints', () => {
  let localnet: Localnet
  let connection: Connection
  let drop: Drop
  /** One wallet's mint, then another wallet's into its own mint. */
  let transaction: VersionedTransactionResponse
  const other = Keypair.generate()
  const otherMint = Keypair.generate()
  let minter: Keypair

  before(async () => {
    localnet = await startPrograms()
    drop = await Drop.deploy(localnet)
    connection = drop.connection
    await drop.addPhase()
    minter = await fundedWallet(connection)
    await drop.mint(minter, 1)
    await fund(connection, other.publicKey)
    transaction = await mintTwice()
  })
  after(() => localnet.close())

  it('decodes minters and items of both instructions, also with a lookup table', () => {
    expect(decodeMints(transaction)).to.deep.equal([
      {
        deployment: drop.address,
        mint: itemMintAddress(drop.deployment, minter.publicKey, 1n).toBase58(),
        ...bySelf(minter),
      },
      {
        deployment: drop.address,
        mint: otherMint.publicKey.toBase58(),
        ...bySelf(other),
      },
    ])
  })

  it('is empty for a transaction that failed or minted nothing', async () => {
    const { meta } = transaction
    if (!meta) throw new Error('the node keeps what was called')
    const failed = { ...transaction, meta: { ...meta, err: 'AccountInUse' } }
    expect(decodeMints(failed)).to.deep.equal([])

    const payment = SystemProgram.transfer({
      fromPubkey: minter.publicKey,
      toPubkey: other.publicKey,
      lamports: 1,
    })
    expect(decodeMints(await landed(await drop.send([payment], [minter])))).to.deep.equal([])
  })

  it('is undefined if the node does not store nested instructions', () => {
    const { meta } = transaction
    if (!meta) throw new Error('the node keeps what was called')
    expect(decodeMints({ ...transaction, meta: null })).to.equal(undefined)
    const without = { ...transaction, meta: { ...meta, innerInstructions: null } }
    expect(decodeMints(without)).to.equal(undefined)
  })

  async function mintTwice(): Promise<VersionedTransactionResponse> {
    const { publicKey: payer } = minter
    const accounts = (wallet: Keypair, issued: bigint): MintAccounts => ({
      deployment: drop.deployment,
      groupMint: drop.groupMint.publicKey,
      treasury: drop.input.treasury,
      feeRecipients: drop.input.platformFee.recipients,
      issued,
      minter: wallet.publicKey,
      phaseIndex: 0,
    })
    const instructions = [
      mintWithControlsV2({ ...accounts(minter, 1n), mintCount: 1n, maxPrice: 0n }),
      mintWithControls({ ...accounts(other, 2n), mint: otherMint.publicKey }),
    ]
    // The called program is named only in the table.
    const fixed = [drop.deployment, drop.groupMint.publicKey, EDITIONS_PROGRAM_ID]
    const lookupTables = [await createTable(connection, minter, fixed)]
    const outcome = await sendTransaction(
      { connection, wallet: keypairWallet(minter) },
      {
        ...{ title: 'Mint twice', payer, instructions, lookupTables },
        ...{ signers: [other, otherMint], maxComputeUnits: 600_000, rent: 0n },
      },
    )
    return landed(outcome.signature ?? '')
  }

  async function landed(signature: string): Promise<VersionedTransactionResponse> {
    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    if (!found) throw new Error('it did not land')
    return found
  }
})

/** A wallet's mint that it paid for and kept. */
function bySelf({ publicKey }: Keypair) {
  const wallet = publicKey.toBase58()
  return { minter: wallet, payer: wallet, receiver: wallet }
}
