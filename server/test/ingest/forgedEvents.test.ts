import { readFileSync } from 'node:fs'
import type { Localnet } from '@mintline/localnet'
import {
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  itemMintAddress,
  mintWithControlsV2,
} from '@mintline/solana'
import { editions, editionsControls } from '@mintline/solana/kit'
import { decodeEvents } from '@mintline/solana/reads'
import { address } from '@solana/kit'
import { Keypair, type PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import type { Kysely } from 'kysely'
import { startPrograms } from '../../../clients/solana/test/localnet.ts'
import { Drop, fundedWallet } from '../../../clients/solana/test/reads/_drop.ts'
import { transactionKey } from '../../src/database/keys/index.ts'
import type { DB } from '../../src/database/tables.ts'
import { testDatabase } from '../_database.ts'
import { eventually, type Following, follow } from './_follow.ts'
import { tablesOf } from './_tables.ts'

const LOGGER = new URL('../fixtures/data-logger/data_logger.so', import.meta.url)
const PRICE = 5_000_000n
const FORGED_PRICE = 1n

describe('Story / a program that forges events', () => {
  let localnet: Localnet
  let database: Kysely<DB>
  let following: Following
  let drop: Drop
  let forger: Keypair
  const logger = Keypair.generate().publicKey

  before(async () => {
    // Given a drop with an item, and a stranger's program that logs whatever it is sent
    localnet = await startPrograms()
    localnet.addProgram({ programId: logger.toBase58(), elf: readFileSync(LOGGER) })
    drop = await Drop.deploy(localnet)
    await drop.addPhase({ priceAmount: PRICE })
    forger = await fundedWallet(drop.connection)
    await drop.mint(forger, 1)
    database = (await testDatabase()).write
    following = follow(database, localnet.rpcUrl)
    await eventually(async () => ((await tablesOf(database)).items.length === 1 ? true : undefined))
  })
  after(async () => {
    await following.stop()
    await localnet.close()
  })

  it('changes nothing, even with the exact bytes and in the list of both programs', async () => {
    const before = await tablesOf(database)
    const mint = Keypair.generate().publicKey
    const signature = await drop.send(
      [log(itemMinted(mint, 2n)), log(minted(mint, 2n, FORGED_PRICE)), naming()],
      [forger],
    )
    const transaction = await drop.connection.getTransaction(signature, {
      maxSupportedTransactionVersion: 0,
    })
    const logs = transaction?.meta?.logMessages ?? []
    expect(logs.filter((line) => line.startsWith('Program data: '))).to.have.length(2)
    expect(decodeEvents(logs).events).to.deep.equal([])

    await hasRead(signature)
    expect(await tablesOf(database)).to.deep.equal(before)
  })

  it('does not change the price of a mint in the same transaction', async () => {
    const mint = itemMintAddress(drop.deployment, forger.publicKey, 1n)
    const real = mintWithControlsV2({
      deployment: drop.deployment,
      groupMint: drop.groupMint.publicKey,
      treasury: drop.input.treasury,
      feeRecipients: drop.input.platformFee.recipients,
      issued: 1n,
      minter: forger.publicKey,
      phaseIndex: 0,
      mintCount: 1n,
    })
    const forged = log(minted(mint, 2n, FORGED_PRICE))
    const signature = await drop.send([forged, await real, forged], [forger])
    await hasRead(signature)
    const { amount } = await database
      .selectFrom('activities')
      .select('amount')
      .where('transaction', '=', transactionKey(signature))
      .executeTakeFirstOrThrow()
    expect(amount).to.equal(String(PRICE))
  })

  function log(data: Uint8Array): TransactionInstruction {
    return new TransactionInstruction({ programId: logger, keys: [], data: Buffer.from(data) })
  }

  /** A payment that names both programs, so that the transaction is in their lists. */
  function naming(): TransactionInstruction {
    const instruction = SystemProgram.transfer({
      fromPubkey: forger.publicKey,
      toPubkey: forger.publicKey,
      lamports: 1,
    })
    for (const pubkey of [EDITIONS_PROGRAM_ID, EDITIONS_CONTROLS_PROGRAM_ID]) {
      instruction.keys.push({ pubkey, isSigner: false, isWritable: false })
    }
    return instruction
  }

  function itemMinted(mint: PublicKey, number: bigint): Uint8Array {
    const event = editions.EDITIONS_EVENTS.find(({ name }) => name === 'itemMinted')
    const fields = editions.getItemMintedEventEncoder().encode({
      editionsDeployment: address(drop.address),
      mint: address(mint.toBase58()),
      minter: address(forger.publicKey.toBase58()),
      number,
    })
    return new Uint8Array([...(event?.discriminator ?? []), ...fields])
  }

  function minted(mint: PublicKey, number: bigint, price: bigint): Uint8Array {
    const event = editionsControls.EDITIONS_CONTROLS_EVENTS.find(
      ({ name }) => name === 'mintedWithControls',
    )
    const fields = editionsControls.getMintedWithControlsEventEncoder().encode({
      editionsDeployment: address(drop.address),
      minter: address(forger.publicKey.toBase58()),
      mint: address(mint.toBase58()),
      number,
      phaseIndex: 0,
      price,
      platformFee: 0n,
    })
    return new Uint8Array([...(event?.discriminator ?? []), ...fields])
  }

  /** Waits until the ingest has read a transaction. */
  async function hasRead(signature: string): Promise<void> {
    await eventually(async () => {
      const { position } = await database
        .selectFrom('cursors')
        .select('position')
        .executeTakeFirstOrThrow()
      return JSON.stringify(position).includes(signature) ? true : undefined
    })
  }
})
