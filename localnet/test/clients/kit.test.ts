import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  type KeyPairSigner,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { expect } from 'chai'
import type { Localnet } from '../../src/index.ts'
import { startTestNet } from '../_setup.ts'

const SYSTEM_PROGRAM = address('11111111111111111111111111111111')

describe('@solana/kit', () => {
  let localnet: Localnet
  let payer: KeyPairSigner

  const clients = () => ({
    rpc: createSolanaRpc(localnet.rpcUrl),
    rpcSubscriptions: createSolanaRpcSubscriptions(localnet.wsUrl),
  })

  before(async () => {
    ;({ localnet } = await startTestNet())
    payer = await generateKeyPairSigner()
    await clients().rpc.requestAirdrop(payer.address, lamports(5_000_000_000n)).send()
  })
  after(() => localnet.close())

  const signedTransfer = async (to: KeyPairSigner, amount: bigint) => {
    const { value } = await clients().rpc.getLatestBlockhash().send()
    const data = new Uint8Array(12)
    const view = new DataView(data.buffer)
    view.setUint32(0, 2, true)
    view.setBigUint64(4, amount, true)
    const instruction = {
      programAddress: SYSTEM_PROGRAM,
      accounts: [
        { address: payer.address, role: AccountRole.WRITABLE_SIGNER },
        { address: to.address, role: AccountRole.WRITABLE },
      ],
      data,
    }
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (empty) => setTransactionMessageFeePayerSigner(payer, empty),
      (paid) => setTransactionMessageLifetimeUsingBlockhash(value, paid),
      (dated) => appendTransactionMessageInstruction(instruction, dated),
    )
    const transaction = await signTransactionMessageWithSigners(message)
    assertIsTransactionWithBlockhashLifetime(transaction)
    return transaction
  }

  it('sends and confirms', async () => {
    // Given a signed transfer
    const to = await generateKeyPairSigner()
    const transaction = await signedTransfer(to, 7_000_000n)

    // When it is sent and confirmed over both connections
    await sendAndConfirmTransactionFactory(clients())(transaction, { commitment: 'confirmed' })

    // Then it has arrived, with a meta in kit's bigints
    const { rpc } = clients()
    expect((await rpc.getBalance(to.address).send()).value).to.equal(7_000_000n)
    const shown = await rpc
      .getTransaction(getSignatureFromTransaction(transaction), {
        maxSupportedTransactionVersion: 0,
        encoding: 'json',
      })
      .send()
    expect(shown?.meta?.fee).to.equal(5_000n)
    expect(shown?.version).to.equal(0)
  })

  it('keeps 64-bit numbers exact', async () => {
    // When an account is read, then its rent epoch is the runtime's largest number
    const { value } = await clients().rpc.getAccountInfo(payer.address).send()
    expect(value?.lamports).to.be.a('bigint')
    const [own] = await clients()
      .rpc.getMultipleAccounts([payer.address], { encoding: 'base64' })
      .send()
      .then((answer) => answer.value)
    expect(own?.space).to.equal(0n)
    expect(own).to.have.property('rentEpoch', 2n ** 64n - 1n)
  })

  it('subscribes to an account', async () => {
    // Given a subscription to an address without an account
    const to = await generateKeyPairSigner()
    const abort = new AbortController()
    const notifications = await clients()
      .rpcSubscriptions.accountNotifications(to.address, { encoding: 'base64' })
      .subscribe({ abortSignal: abort.signal })
    const first = notifications[Symbol.asyncIterator]().next()

    // When a transfer arrives there
    const transaction = await signedTransfer(to, 3_000_000n)
    await sendAndConfirmTransactionFactory(clients())(transaction, { commitment: 'confirmed' })

    // Then the subscriber is notified
    const { value } = await first
    expect(value?.value.lamports).to.equal(3_000_000n)
    abort.abort()
  })
})
