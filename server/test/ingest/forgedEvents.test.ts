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
import { coinOf } from '../../src/database/coins.ts'
import { transactionKey } from '../../src/database/keys/index.ts'
import type { DB } from '../../src/database/tables.ts'
import { testDatabase } from '../_database.ts'
import { eventually, type Following, follow, hasRead } from './_follow.ts'
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
      [
        log(itemMinted(mint, 2n)),
        log(minted(mint, 2n, FORGED_PRICE)),
        log(mintedV3(mint, 2n, FORGED_PRICE)),
        naming(),
      ],
      [forger],
    )
    const transaction = await drop.connection.getTransaction(signature, {
      maxSupportedTransactionVersion: 0,
    })
    const logs = transaction?.meta?.logMessages ?? []
    expect(logs.filter((line) => line.startsWith('Program data: '))).to.have.length(3)
    expect(decodeEvents(logs).events).to.deep.equal([])

    await hasRead(database, signature)
    expect(await tablesOf(database)).to.deep.equal(before)
  })

  for (const [version, mintCount] of [
    ['v1', 1n],
    ['v3', 2n],
  ] as const) {
    it(`does not change the price of a mint in the same transaction, as an event of ${version}`, async () => {
      const real = mintWithControlsV2({
        deployment: drop.deployment,
        groupMint: drop.groupMint.publicKey,
        treasury: drop.input.treasury,
        feeRecipients: drop.input.platformFee.recipients,
        issued: mintCount,
        minter: forger.publicKey,
        phaseIndex: 0,
        mintCount,
      })
      const mint = itemMintAddress(drop.deployment, forger.publicKey, mintCount)
      const event = version === 'v1' ? minted : mintedV3
      const forged = log(event(mint, mintCount + 1n, FORGED_PRICE))
      const signature = await drop.send([forged, await real, forged], [forger])
      await hasRead(database, signature)
      const row = await database
        .selectFrom('activities')
        .select(['amount', 'currency'])
        .where('transaction', '=', transactionKey(signature))
        .executeTakeFirstOrThrow()
      expect(row).to.deep.equal({ amount: String(PRICE), currency: coinOf('SOLANA') })
    })
  }

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
    const fields = editionsControls.getMintedWithControlsEventEncoder()
    return byControls('mintedWithControls', fields.encode(mintFields(mint, number, price)))
  }

  /** A mint for tokens, in which the item itself is the currency. */
  function mintedV3(mint: PublicKey, number: bigint, price: bigint): Uint8Array {
    const wallet = address(forger.publicKey.toBase58())
    const fields = editionsControls.getMintedWithControlsV3EventEncoder().encode({
      ...mintFields(mint, number, price),
      priceToken: address(mint.toBase58()),
      payer: wallet,
      receiver: wallet,
    })
    return byControls('mintedWithControlsV3', fields)
  }

  function mintFields(mint: PublicKey, number: bigint, price: bigint) {
    return {
      editionsDeployment: address(drop.address),
      minter: address(forger.publicKey.toBase58()),
      mint: address(mint.toBase58()),
      number,
      phaseIndex: 0,
      price,
      platformFee: 0n,
    }
  }

  function byControls(name: string, fields: Iterable<number>): Uint8Array {
    const event = editionsControls.EDITIONS_CONTROLS_EVENTS.find((one) => one.name === name)
    return new Uint8Array([...(event?.discriminator ?? []), ...fields])
  }
})
