import {
  Keypair,
  NONCE_ACCOUNT_LENGTH,
  NonceAccount,
  SystemProgram,
  type TransactionInstruction,
} from '@solana/web3.js'
import { expect } from 'chai'
import { Chain, type Outcome } from '../../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { expectUnchanged, mintFootprint, mintInVain, sendInVain } from '../../../helpers/effects.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'
import { SignedTransaction } from '../../../helpers/signedTransaction.ts'

/** Seconds that an attacker keeps a co-signed transaction before sending it. */
const KEPT = 500_000n

describe('the end of a mintWithControlsV2', () => {
  let chain: Chain
  let drop: Collection
  let minter: Keypair
  let cosigner: Keypair

  beforeEach(async () => {
    chain = await Chain.start()
    minter = await chain.wallet()
    cosigner = Keypair.generate()
    const cosignerProgramId = cosigner.publicKey
    drop = await Collection.deploy(chain, { cosignerProgramId, phases: [OPEN_PHASE] })
  })

  const mintUntil = (expiresAt?: bigint) =>
    drop.mintV2(minter.publicKey, {
      cosigner: cosigner.publicKey,
      ...(expiresAt !== undefined && { expiresAt }),
    })

  describe('of a co-signed transaction on a durable nonce', () => {
    /** Has a transaction signed by all now, which needs no recent blockhash when it is sent. */
    async function signedOnNonce(mint: TransactionInstruction): Promise<SignedTransaction> {
      const nonce = Keypair.generate()
      const accounts = { fromPubkey: minter.publicKey, noncePubkey: nonce.publicKey }
      const create = SystemProgram.createNonceAccount({
        ...accounts,
        authorizedPubkey: minter.publicKey,
        lamports: Number(await chain.rent(NONCE_ACCOUNT_LENGTH)),
      })
      await chain.send(create.instructions, [minter, nonce])
      const account = await chain.account(nonce.publicKey)
      if (!account) throw new Error('There is no nonce account.')
      const advance = SystemProgram.nonceAdvance({
        noncePubkey: nonce.publicKey,
        authorizedPubkey: minter.publicKey,
      })
      const value = NonceAccount.fromAccountData(account.data).nonce
      return new SignedTransaction(value, [advance, mint], [minter, cosigner])
    }

    /** Sends it as late as no blockhash lives. */
    async function sendLate(transaction: SignedTransaction): Promise<Outcome> {
      const now = await chain.now()
      await chain.nextSlot()
      await chain.setTime(now + KEPT)
      return chain.trySendSigned(transaction)
    }

    it('is kept: an attacker cannot use the co-signature days later', async () => {
      const expiresAt = (await chain.now()) + 600n
      const transaction = await signedOnNonce(await mintUntil(expiresAt))

      const footprint = await mintFootprint(drop, minter.publicKey)
      const outcome = await expectUnchanged(chain, footprint, () => sendLate(transaction))

      expectControlsError(outcome, 'MintExpired')
    })

    it('is what ends it: without one, the co-signature counts for days', async () => {
      const { failure } = await sendLate(await signedOnNonce(await mintUntil()))

      expect(failure).to.equal(undefined)
      expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
    })
  })

  it('includes its second', async () => {
    const expiresAt = (await chain.now()) + 100n
    const mint = await mintUntil(expiresAt)

    await chain.setTime(expiresAt)
    await chain.send([mint], [minter, cosigner])

    expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
  })

  it('excludes the second after it', async () => {
    const expiresAt = (await chain.now()) + 100n
    const mint = await mintUntil(expiresAt)

    await chain.setTime(expiresAt + 1n)
    const outcome = await sendInVain(drop, minter, [mint], [minter, cosigner])

    expectControlsError(outcome, 'MintExpired')
  })

  for (const [name, expiresAt] of [
    ['0', 0n],
    ['the lowest number', -(1n << 63n)],
  ] as const) {
    it(`is in the past if it is ${name}`, async () => {
      const outcome = await sendInVain(
        drop,
        minter,
        [await mintUntil(expiresAt)],
        [minter, cosigner],
      )

      expectControlsError(outcome, 'MintExpired')
    })
  }

  it('may be as late as numbers go', async () => {
    await chain.send([await mintUntil((1n << 63n) - 1n)], [minter, cosigner])

    expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
  })

  it('counts without a co-signer, too', async () => {
    const open = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    const now = await chain.now()

    expectControlsError(await mintInVain(open, minter, { expiresAt: now - 1n }), 'MintExpired')
    await open.mint(minter, { expiresAt: now })

    expect(await open.mintCount(minter.publicKey)).to.equal(1n)
  })

  it('does not keep a phase open', async () => {
    const endTime = (await chain.now()) + 100n
    const short = await Collection.deploy(chain, { phases: [{ ...OPEN_PHASE, endTime }] })
    const mint = await short.mintV2(minter.publicKey, { expiresAt: endTime + 100n })

    await chain.setTime(endTime)
    const outcome = await sendInVain(short, minter, [mint], [minter])

    expectControlsError(outcome, 'PhaseAlreadyFinished')
  })
})
