import {
  AddressLookupTableProgram,
  type Connection,
  Keypair,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect } from 'chai'
import type { Localnet } from '../../src/index.ts'
import { failureOf, fundedKeypair, startTestNet } from '../_setup.ts'

describe('address lookup tables', () => {
  let localnet: Localnet
  let connection: Connection
  let payer: Keypair

  before(async () => {
    ;({ localnet, connection } = await startTestNet())
    payer = await fundedKeypair(connection)
  })
  after(() => localnet.close())

  it('provide addresses to a v0 transaction', async () => {
    // Given a table with one address
    const to = Keypair.generate().publicKey
    const [create, table] = AddressLookupTableProgram.createLookupTable({
      authority: payer.publicKey,
      payer: payer.publicKey,
      recentSlot: await connection.getSlot(),
    })
    const extend = AddressLookupTableProgram.extendLookupTable({
      lookupTable: table,
      authority: payer.publicKey,
      payer: payer.publicKey,
      addresses: [to],
    })
    await sendAndConfirmTransaction(connection, new Transaction().add(create, extend), [payer])
    const { value: account } = await connection.getAddressLookupTable(table)
    if (account === null) throw new Error('no table')

    // When a transfer goes to the address in the table
    const latest = await connection.getLatestBlockhash()
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: latest.blockhash,
      instructions: [
        SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: to, lamports: 1_000_000 }),
      ],
    }).compileToV0Message([account])
    const transaction = new VersionedTransaction(message)
    transaction.sign([payer])
    const signature = await connection.sendTransaction(transaction)
    await connection.confirmTransaction({ signature, ...latest })

    // Then it has arrived, and the transaction shows the loaded address
    expect(await connection.getBalance(to)).to.equal(1_000_000)
    const shown = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(shown?.version).to.equal(0)
    const writable = shown?.meta?.loadedAddresses?.writable.map(String)
    expect(writable).to.deep.equal([to.toBase58()])
    const parsed = await connection.getParsedTransaction(signature, {
      maxSupportedTransactionVersion: 0,
    })
    expect(parsed?.transaction.message.accountKeys.at(-1)).to.deep.include({
      signer: false,
      writable: true,
      source: 'lookupTable',
    })

    // And a client that does not support the version is told so
    const failure = await failureOf(connection.getParsedTransaction(signature))
    expect(failure.message).to.contain(
      'Transaction version (0) is not supported by the requesting client.',
    )
  })

  it('error: a table that does not exist', async () => {
    // Given a transaction that uses a missing table
    const { AddressLookupTableAccount } = await import('@solana/web3.js')
    const to = Keypair.generate().publicKey
    const missing = new AddressLookupTableAccount({
      key: Keypair.generate().publicKey,
      state: {
        deactivationSlot: 2n ** 64n - 1n,
        lastExtendedSlot: 0,
        lastExtendedSlotStartIndex: 0,
        addresses: [to],
      },
    })
    const { blockhash } = await connection.getLatestBlockhash()
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: blockhash,
      instructions: [
        SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: to, lamports: 1 }),
      ],
    }).compileToV0Message([missing])
    const transaction = new VersionedTransaction(message)
    transaction.sign([payer])

    // When it is sent, then it is refused as invalid
    const failure = await failureOf(connection.sendTransaction(transaction))
    expect(failure.message).to.contain(
      "invalid transaction: Transaction loads an address table account that doesn't exist",
    )
  })
})
