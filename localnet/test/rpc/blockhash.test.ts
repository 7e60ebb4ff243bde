import {
  type Connection,
  Keypair,
  SendTransactionError,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'
import { expect } from 'chai'
import type { Localnet } from '../../src/index.ts'
import { failureOf, fundedKeypair, rpc, startTestNet } from '../_setup.ts'

describe('blockhashes', () => {
  let localnet: Localnet
  let connection: Connection
  let payer: Keypair

  beforeEach(async () => {
    ;({ localnet, connection } = await startTestNet())
    payer = await fundedKeypair(connection)
  })
  afterEach(() => localnet.close())

  const signedTransfer = async () => {
    const latest = await connection.getLatestBlockhash()
    const toPubkey = Keypair.generate().publicKey
    const transaction = new Transaction({ feePayer: payer.publicKey, ...latest }).add(
      SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey, lamports: 1_000_000 }),
    )
    transaction.sign(payer)
    return { raw: transaction.serialize(), latest, toPubkey }
  }

  it('lives for 150 blocks of 400 ms', async () => {
    // Given a blockhash between two heights
    const before = await connection.getBlockHeight()
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
    const height = await connection.getBlockHeight()
    expect(lastValidBlockHeight).to.be.within(before + 150, height + 150)

    // When less than a minute passes, then it is still valid
    localnet.advanceClock(40)
    expect((await connection.isBlockhashValid(blockhash)).value).to.equal(true)

    // When more passes, then it is not
    localnet.advanceClock(25)
    expect((await connection.isBlockhashValid(blockhash)).value).to.equal(false)
    expect(await connection.getBlockHeight()).to.be.greaterThan(lastValidBlockHeight)
  })

  it('error: a transaction with an expired blockhash', async () => {
    // Given a transaction signed more than a minute ago
    const { raw } = await signedTransfer()
    localnet.advanceClock(65)

    // When it is sent, then preflight reports that the blockhash is not found
    const failure = await failureOf(connection.sendRawTransaction(raw))
    if (!(failure instanceof SendTransactionError)) throw failure
    expect(failure.transactionError.message).to.equal(
      'Transaction simulation failed: Blockhash not found',
    )
    const { error } = await rpc(localnet.rpcUrl, 'sendTransaction', [
      raw.toString('base64'),
      { encoding: 'base64' },
    ])
    expect(error?.code).to.equal(-32002)
    expect(error?.data).to.deep.include({ err: 'BlockhashNotFound', logs: [] })

    // And without preflight it is accepted but never lands
    const signature = await connection.sendRawTransaction(raw, { skipPreflight: true })
    expect((await connection.getSignatureStatus(signature)).value).to.equal(null)
  })

  it('tells a confirming client that the transaction has expired', async () => {
    // Given a transaction that was never sent
    const { latest } = await signedTransfer()
    localnet.advanceClock(65)

    // When it is awaited, then the client gives up by block height
    const signature =
      '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW'
    const failure = await failureOf(connection.confirmTransaction({ signature, ...latest }))
    expect(failure.name).to.equal('TransactionExpiredBlockheightExceededError')
  })

  it('executes a transaction once, however often it is sent', async () => {
    // Given a transfer that landed
    const { raw, latest, toPubkey } = await signedTransfer()
    const signature = await connection.sendRawTransaction(raw)
    await connection.confirmTransaction({ signature, ...latest })

    // When it is sent again, then preflight refuses it
    const failure = await failureOf(connection.sendRawTransaction(raw))
    expect(failure.message).to.contain('This transaction has already been processed')

    // And without preflight its signature is returned and nothing changes
    expect(await connection.sendRawTransaction(raw, { skipPreflight: true })).to.equal(signature)
    expect(await connection.getBalance(toPubkey)).to.equal(1_000_000)
  })

  it('differs for the next transaction', async () => {
    // Given a blockhash and a transaction after it
    const { blockhash } = await connection.getLatestBlockhash()
    await fundedKeypair(connection)

    // Then the latest blockhash is different, so that equal transfers in a row both land
    expect((await connection.getLatestBlockhash()).blockhash).not.to.equal(blockhash)
  })

  it('is not needed with a durable nonce', async () => {
    // Given a nonce account
    const { NonceAccount, NONCE_ACCOUNT_LENGTH, sendAndConfirmTransaction } = await import(
      '@solana/web3.js'
    )
    const nonceKey = Keypair.generate()
    const create = SystemProgram.createNonceAccount({
      fromPubkey: payer.publicKey,
      noncePubkey: nonceKey.publicKey,
      authorizedPubkey: payer.publicKey,
      lamports: await connection.getMinimumBalanceForRentExemption(NONCE_ACCOUNT_LENGTH),
    })
    await sendAndConfirmTransaction(connection, new Transaction().add(create), [payer, nonceKey])
    const account = await connection.getAccountInfo(nonceKey.publicKey)
    const { nonce } = NonceAccount.fromAccountData(account?.data ?? Buffer.of())

    // When a transaction signed with the nonce is sent an hour later
    const toPubkey = Keypair.generate().publicKey
    const transaction = new Transaction({
      feePayer: payer.publicKey,
      nonceInfo: {
        nonce,
        nonceInstruction: SystemProgram.nonceAdvance({
          noncePubkey: nonceKey.publicKey,
          authorizedPubkey: payer.publicKey,
        }),
      },
    }).add(SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey, lamports: 1_000_000 }))
    transaction.recentBlockhash = nonce
    transaction.sign(payer)
    localnet.advanceClock(3_600)
    await connection.sendRawTransaction(transaction.serialize())

    // Then it has landed and the nonce has advanced
    expect(await connection.getBalance(toPubkey)).to.equal(1_000_000)
    const after = await connection.getAccountInfo(nonceKey.publicKey)
    expect(NonceAccount.fromAccountData(after?.data ?? Buffer.of()).nonce).not.to.equal(nonce)
  })
})
