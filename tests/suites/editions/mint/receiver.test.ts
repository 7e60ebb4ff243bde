import { EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { Keypair, type PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain, type Outcome } from '../../../helpers/chain.ts'
import { Deployment } from '../../../helpers/deployment.ts'
import { withoutSignature } from '../../../helpers/editInstruction.ts'
import { expectUnchanged, tokenAccountOf } from '../../../helpers/effects.ts'
import { editionsEvents } from '../../../helpers/events.ts'
import { expectFrameworkError } from '../../../helpers/frameworkError.ts'
import { readTokenAccount } from '../../../helpers/mintState.ts'
import { expectEditionsError } from '../../../helpers/programFailure.ts'

/** Asks for Token-2022's Batch instruction, behind the discriminator. */
const USES_BATCH = Buffer.from([1])

describe('editions / mint / receiver', () => {
  let chain: Chain
  let deployment: Deployment
  let minter: Keypair
  let mint: Keypair
  /** Neither signs nor holds anything. */
  let receiver: PublicKey

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    deployment = await Deployment.deploy(chain)
    minter = await chain.wallet()
    mint = Keypair.generate()
    receiver = Keypair.generate().publicKey
  })

  /** Builds a mint with further accounts behind the eleven that the IDL names. */
  async function mintFor(
    further: readonly PublicKey[],
    owner = further[0] ?? minter.publicKey,
  ): Promise<TransactionInstruction> {
    const instruction = await deployment.mint({
      mint: mint.publicKey,
      minter: minter.publicKey,
      tokenAccount: tokenAccountOf(mint.publicKey, owner),
    })
    const keys = further.map((pubkey) => ({ pubkey, isSigner: false, isWritable: false }))
    instruction.keys.push(...keys)
    return instruction
  }

  function inVain(instruction: TransactionInstruction, signers: Keypair[]): Promise<Outcome> {
    const footprint = [...deployment.addresses(), mint.publicKey]
    return expectUnchanged(chain, footprint, () => chain.trySend([instruction], signers))
  }

  async function expectOwner(owner: PublicKey): Promise<void> {
    const account = await readTokenAccount(chain, tokenAccountOf(mint.publicKey, owner))
    expect([account.amount, account.owner.toBase58()]).to.deep.equal([1n, owner.toBase58()])
  }

  describe('attacks', () => {
    it('a receiver is no signature of the minter', async () => {
      const attacker = await chain.wallet()
      const instruction = await deployment.mint({
        mint: mint.publicKey,
        minter: minter.publicKey,
        payer: attacker.publicKey,
        signer: attacker.publicKey,
        tokenAccount: tokenAccountOf(mint.publicKey, attacker.publicKey),
      })
      instruction.keys.push({ pubkey: attacker.publicKey, isSigner: true, isWritable: true })

      const attempt = withoutSignature(instruction, minter.publicKey)
      const outcome = await inVain(attempt, [attacker, mint])

      expectFrameworkError(outcome, EDITIONS_PROGRAM_ID, 'AccountNotSigner')
    })

    it("an item goes into no token account but the receiver's, named or not", async () => {
      const other = Keypair.generate().publicKey
      for (const attempt of [
        await mintFor([receiver], minter.publicKey),
        await mintFor([receiver], other),
        await mintFor([], receiver),
      ]) {
        const { failure } = await inVain(attempt, [minter, mint])
        expect(failure?.text).to.match(/seeds/i)
      }
    })

    it('a receiver does not lift a co-sign', async () => {
      deployment = await Deployment.deploy(chain, {
        creatorCosignProgramId: Keypair.generate().publicKey,
      })

      const outcome = await inVain(await mintFor([deployment.creator.publicKey]), [minter, mint])

      expectEditionsError(outcome, 'CreatorCosignRequired')
    })
  })

  it('is the minter where no further account is named', async () => {
    const outcome = await chain.send([await mintFor([])], [minter, mint])

    await expectOwner(minter.publicKey)
    const [issued] = editionsEvents(outcome)
    expect(issued?.data).to.deep.include({ minter: minter.publicKey.toBase58(), number: 1n })
  })

  for (const usesBatch of [false, true]) {
    it(`gets the item, and stands in the event${usesBatch ? ', in a batch' : ''}`, async () => {
      const instruction = await mintFor([receiver])
      if (usesBatch) instruction.data = Buffer.concat([instruction.data, USES_BATCH])

      const outcome = await chain.send([instruction], [minter, mint])

      await expectOwner(receiver)
      expect(await chain.account(receiver)).to.equal(null)
      const [issued] = editionsEvents(outcome)
      expect(issued?.data).to.deep.include({
        mint: mint.publicKey.toBase58(),
        minter: receiver.toBase58(),
        number: 1n,
      })
    })
  }

  it('is the first of several further accounts', async () => {
    const another = Keypair.generate().publicKey

    await chain.send([await mintFor([receiver, another])], [minter, mint])

    await expectOwner(receiver)
  })

  it('may be any address, for which the caller answers', async () => {
    await chain.send([await mintFor([deployment.address])], [minter, mint])

    await expectOwner(deployment.address)
  })
})
