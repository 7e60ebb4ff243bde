import {
  type Connection,
  Keypair,
  SendTransactionError,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect } from 'chai'
import type { Localnet } from '../../src/index.ts'
import { failureOf, fundedKeypair, startTestNet } from '../_setup.ts'

describe('@solana/web3.js', () => {
  let localnet: Localnet
  let connection: Connection
  let payer: Keypair

  before(async () => {
    ;({ localnet, connection } = await startTestNet())
    payer = await fundedKeypair(connection)
  })
  after(() => localnet.close())

  const transfer = (lamports: number, to = Keypair.generate().publicKey) =>
    new Transaction().add(
      SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: to, lamports }),
    )

  const signed = async (transaction: Transaction) => {
    const blockhash = await connection.getLatestBlockhash()
    Object.assign(transaction, { recentBlockhash: blockhash.blockhash, feePayer: payer.publicKey })
    transaction.sign(payer)
    return { raw: transaction.serialize(), blockhash }
  }

  it('sends a transfer and returns it in every form', async () => {
    // Given a transfer of a million lamports
    const to = Keypair.generate().publicKey
    const before = await connection.getBalance(payer.publicKey)

    // When it is sent and confirmed
    const signature = await sendAndConfirmTransaction(connection, transfer(1_000_000, to), [payer])

    // Then the balances have changed by the amount and the fee
    expect(await connection.getBalance(to)).to.equal(1_000_000)
    expect(await connection.getBalance(payer.publicKey)).to.equal(before - 1_005_000)

    // And the transaction is returned with its meta
    const shown = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(shown?.meta?.fee).to.equal(5_000)
    expect(shown?.meta?.preBalances).to.deep.equal([before, 0, 1])
    expect(shown?.meta?.postBalances).to.deep.equal([before - 1_005_000, 1_000_000, 1])
    expect(shown?.meta?.logMessages).to.deep.equal([
      'Program 11111111111111111111111111111111 invoke [1]',
      'Program 11111111111111111111111111111111 success',
    ])
    expect(shown?.meta?.computeUnitsConsumed).to.equal(150)
    expect(shown?.version).to.equal('legacy')

    // And in parsed form
    const parsed = await connection.getParsedTransaction(signature)
    const [instruction] = parsed?.transaction.message.instructions ?? []
    expect(instruction)
      .to.have.property('parsed')
      .that.deep.equals({
        type: 'transfer',
        info: {
          source: payer.publicKey.toBase58(),
          destination: to.toBase58(),
          lamports: 1_000_000,
        },
      })
  })

  it('simulates and returns the resulting accounts', async () => {
    // Given an unsigned transfer
    const to = Keypair.generate().publicKey
    const { blockhash } = await connection.getLatestBlockhash()
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: blockhash,
      instructions: transfer(2_000_000, to).instructions,
    }).compileToV0Message()

    // When it is simulated
    const { value } = await connection.simulateTransaction(new VersionedTransaction(message), {
      accounts: { encoding: 'base64', addresses: [to.toBase58()] },
    })

    // Then it would succeed, and nothing has changed
    expect(value.err).to.equal(null)
    expect(value.unitsConsumed).to.equal(150)
    expect(value.accounts?.[0]?.lamports).to.equal(2_000_000)
    expect(await connection.getBalance(to)).to.equal(0)
  })

  it('error: a preflight failure has logs and Solana’s error format', async () => {
    // When more is sent than the payer has
    const failure = await failureOf(
      sendAndConfirmTransaction(connection, transfer(1_000_000_000_000), [payer]),
    )

    // Then web3.js wraps the answer in its own error
    if (!(failure instanceof SendTransactionError)) throw failure
    expect(failure.transactionError.message).to.equal(
      'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
    )
    expect(failure.logs?.at(-1)).to.equal(
      'Program 11111111111111111111111111111111 failed: custom program error: 0x1',
    )
  })

  it('lands a failing transaction if preflight is skipped', async () => {
    // Given a transfer that will fail
    const { raw, blockhash } = await signed(transfer(1_000_000_000_000))
    const before = await connection.getBalance(payer.publicKey)

    // When it is sent without preflight
    const signature = await connection.sendRawTransaction(raw, { skipPreflight: true })

    // Then it is confirmed as failed, has cost its fee and is in the history
    const err = { InstructionError: [0, { Custom: 1 }] }
    const confirmed = await connection.confirmTransaction({ signature, ...blockhash })
    expect(confirmed.value.err).to.deep.equal(err)
    expect(await connection.getBalance(payer.publicKey)).to.equal(before - 5_000)
    const status = await connection.getSignatureStatus(signature)
    expect(status.value?.err).to.deep.equal(err)
    expect(status.value?.confirmationStatus).to.equal('finalized')
    const shown = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(shown?.meta?.err).to.deep.equal(err)
    expect(shown?.meta?.fee).to.equal(5_000)
  })

  it('charges a transaction with a missing program, and names the error', async () => {
    // Given an instruction for a missing program
    const nobody = Keypair.generate().publicKey
    const transaction = new Transaction().add({ keys: [], programId: nobody, data: Buffer.of() })
    const { raw, blockhash } = await signed(transaction)
    const before = await connection.getBalance(payer.publicKey)

    // When it is sent without preflight
    const signature = await connection.sendRawTransaction(raw, { skipPreflight: true })

    // Then it fails with the right error and has cost the fee
    const confirmed = await connection.confirmTransaction({ signature, ...blockhash })
    expect(confirmed.value.err).to.equal('ProgramAccountNotFound')
    expect(await connection.getBalance(payer.publicKey)).to.equal(before - 5_000)
  })

  it('error: an invalid signature', async () => {
    // Given a transfer with an invalid signature
    const { raw } = await signed(transfer(1_000))
    raw[10] = (raw[10] ?? 0) ^ 0xff

    // When it is sent, then the node's verification refuses it
    const failure = await failureOf(connection.sendRawTransaction(raw))
    expect(failure.message).to.contain('Transaction signature verification failure')

    // And without preflight it is dropped without a trace
    const signature = await connection.sendRawTransaction(raw, { skipPreflight: true })
    expect((await connection.getSignatureStatus(signature)).value).to.equal(null)
  })

  it('lists signatures newest first, between two of them', async () => {
    // Given three transfers to one address
    const to = Keypair.generate().publicKey
    const sent: string[] = []
    for (const lamports of [1_000_000, 1_000_001, 1_000_002]) {
      sent.push(await sendAndConfirmTransaction(connection, transfer(lamports, to), [payer]))
    }
    const [first, second, third] = sent

    // Then they are listed newest first, within the requested limits
    const list = async (options: { before?: string; until?: string; limit?: number }) =>
      (await connection.getSignaturesForAddress(to, options)).map(({ signature }) => signature)
    expect(await list({})).to.deep.equal([third, second, first])
    expect(await list({ limit: 1 })).to.deep.equal([third])
    expect(await list({ before: `${third}`, until: `${first}` })).to.deep.equal([second])
  })

  it('includes the priority fee in the fee, both estimated and charged', async () => {
    // Given a transfer with a limit of 10 000 units at 2 000 000 micro-lamports
    const { ComputeBudgetProgram } = await import('@solana/web3.js')
    const transaction = transfer(1_000_000).add(
      ComputeBudgetProgram.setComputeUnitLimit({ units: 10_000 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 2_000_000 }),
    )
    const { raw, blockhash } = await signed(transaction)
    const foretold = await connection.getFeeForMessage(transaction.compileMessage())

    // When it lands
    const signature = await connection.sendRawTransaction(raw)
    await connection.confirmTransaction({ signature, ...blockhash })

    // Then it has cost 5 000 for the signature and 20 000 for the priority
    const shown = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(shown?.meta?.fee).to.equal(25_000)
    expect(foretold.value).to.equal(25_000)
  })
})
