import { EDITIONS_CONTROLS_PROGRAM_ID, transferOwnership } from '@mintline/solana'
import { TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { Keypair, PublicKey, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changeCollection } from '../../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { withoutSignature } from '../../../helpers/editInstruction.ts'
import {
  expectUnchanged,
  gains,
  mintInVain,
  mintV1InVain,
  sendInVain,
} from '../../../helpers/effects.ts'
import { expectFrameworkError } from '../../../helpers/frameworkError.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

describe('co-signing in mintWithControlsV2', () => {
  let chain: Chain
  let drop: Collection
  let minter: Keypair
  /** Signs in the creator's place; needs no lamports. */
  const named = Keypair.generate()
  const cosignerProgramId = named.publicKey

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    minter = await chain.wallet()
    drop = await Collection.deploy(chain, { cosignerProgramId, phases: [OPEN_PHASE] })
  })

  /** Sends a v2 mint that names `cosigner`, signed by the minter and these others. */
  async function mintCosigned(cosigner: PublicKey, others: Keypair[]) {
    const instruction = await drop.mintV2(minter.publicKey, { cosigner })
    return chain.trySend([instruction], [minter, ...others])
  }

  it('an attacker cannot mint without the creator', async () => {
    expectControlsError(await mintInVain(drop, minter), 'CreatorCosignRequired')
  })

  it('an attacker cannot mint without the creator with v1', async () => {
    expectControlsError(await mintV1InVain(drop, minter), 'CreatorCosignRequired')
  })

  it('an attacker cannot co-sign their own mint', async () => {
    const instruction = await drop.mintV2(minter.publicKey, { cosigner: minter.publicKey })

    const outcome = await sendInVain(drop, minter, [instruction], [minter])

    expectControlsError(outcome, 'CreatorCosignRequired')
  })

  it('another wallet cannot co-sign', async () => {
    const stranger = await chain.wallet()
    const instruction = await drop.mintV2(minter.publicKey, { cosigner: stranger.publicKey })

    const outcome = await sendInVain(drop, minter, [instruction], [minter, stranger])

    expectControlsError(outcome, 'CreatorCosignRequired')
  })

  it("another collection's co-signer and creator cannot co-sign", async () => {
    const other = Keypair.generate()
    const elsewhere = await Collection.deploy(chain, {
      cosignerProgramId: other.publicKey,
      phases: [OPEN_PHASE],
    })

    for (const stranger of [other, elsewhere.creator]) {
      const instruction = await drop.mintV2(minter.publicKey, { cosigner: stranger.publicKey })

      const outcome = await sendInVain(drop, minter, [instruction], [minter, stranger])

      expectControlsError(outcome, 'CreatorCosignRequired')
    }
  })

  it('a signature elsewhere in the transaction is no co-signature', async () => {
    const instruction = await drop.mintV2(minter.publicKey)
    const approval = SystemProgram.transfer({
      fromPubkey: drop.creator.publicKey,
      toPubkey: named.publicKey,
      lamports: 1_000_000n,
    })

    const outcome = await sendInVain(drop, minter, [approval, instruction], [minter, drop.creator])

    expectControlsError(outcome, 'CreatorCosignRequired')
  })

  it('an attacker cannot name a creator or co-signer who does not sign', async () => {
    for (const absent of [drop.creator.publicKey, named.publicKey]) {
      const instruction = withoutSignature(
        await drop.mintV2(minter.publicKey, { cosigner: absent }),
        absent,
      )

      const outcome = await sendInVain(drop, minter, [instruction], [minter])

      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
    }
  })

  it('an attacker cannot name a program, which nobody can sign for', async () => {
    const gated = await Collection.deploy(chain, {
      cosignerProgramId: TOKEN_2022_PROGRAM_ID,
      phases: [OPEN_PHASE],
    })
    const instruction = withoutSignature(
      await gated.mintV2(minter.publicKey, { cosigner: TOKEN_2022_PROGRAM_ID }),
      TOKEN_2022_PROGRAM_ID,
    )

    expectControlsError(await mintInVain(gated, minter), 'CreatorCosignRequired')
    const outcome = await sendInVain(gated, minter, [instruction], [minter])
    expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')

    const mint = await gated.mintV2(minter.publicKey, { cosigner: gated.creator.publicKey })
    await chain.send([mint], [minter, gated.creator])
    expect(await gated.mintCount(minter.publicKey)).to.equal(1n)
  })

  for (const role of ['creator', 'co-signer'] as const) {
    it(`the wallet of the ${role} cannot be turned into a mint with v1`, async () => {
      const wallet = role === 'creator' ? drop.creator : named
      const instruction = await drop.mintV1(minter.publicKey, wallet.publicKey, {
        cosigner: wallet.publicKey,
      })

      const outcome = await expectUnchanged(chain, [wallet.publicKey], () =>
        sendInVain(drop, minter, [instruction], [minter, wallet]),
      )

      expectControlsError(outcome, 'RawConstraintViolated')
    })
  }

  it('the minter mints with the signature of the named co-signer, who pays and gets nothing', async () => {
    const [gain] = await gains(chain, [named.publicKey], async () => {
      const { failure } = await mintCosigned(named.publicKey, [named])
      expect(failure).to.equal(undefined)
    })

    expect(gain).to.equal(0n)
    expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
    expect(await drop.mintCount(named.publicKey)).to.equal(0n)
  })

  it('the minter mints with the signature of the named co-signer with v1', async () => {
    const mint = Keypair.generate()
    const instruction = await drop.mintV1(minter.publicKey, mint.publicKey, {
      cosigner: named.publicKey,
    })

    await chain.send([instruction], [minter, mint, named])

    expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
  })

  it('the co-signer mints for itself with its own signature', async () => {
    await chain.fund(named.publicKey, 1_000_000_000n)

    await drop.mint(named, { cosigner: named.publicKey })

    expect(await drop.mintCount(named.publicKey)).to.equal(1n)
  })

  it('a replaced co-signer can no longer sign', async () => {
    const instruction = await drop.mintV2(minter.publicKey, { cosigner: named.publicKey })
    await changeCollection(drop, { cosignerProgramId: Keypair.generate().publicKey })

    const outcome = await sendInVain(drop, minter, [instruction], [minter, named])

    expectControlsError(outcome, 'CreatorCosignRequired')
  })

  it('a new owner co-signs, and the former one no longer does', async () => {
    const owner = await chain.wallet()
    const accounts = { deployment: drop.deployment, creator: drop.creator.publicKey }
    await chain.send(
      [transferOwnership({ ...accounts, newOwner: owner.publicKey })],
      [drop.creator],
    )
    const former = await drop.mintV2(minter.publicKey, { cosigner: drop.creator.publicKey })

    const outcome = await sendInVain(drop, minter, [former], [minter, drop.creator])
    expectControlsError(outcome, 'CreatorCosignRequired')

    const { failure } = await mintCosigned(owner.publicKey, [owner])
    expect(failure).to.equal(undefined)
  })

  it('the minter mints with the signature of the creator', async () => {
    const { failure } = await mintCosigned(drop.creator.publicKey, [drop.creator])

    expect(failure).to.equal(undefined)
    expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
    expect(await drop.mintCount(drop.creator.publicKey)).to.equal(0n)
  })

  it('the creator mints for itself with its own signature', async () => {
    const { publicKey } = drop.creator

    await drop.mint(drop.creator, { cosigner: publicKey })

    expect(await drop.mintCount(publicKey)).to.equal(1n)
  })

  it('does not lift the limits', async () => {
    await changeCollection(drop, { maxMintsPerWallet: 1n })
    await mintCosigned(drop.creator.publicKey, [drop.creator])

    const outcome = await mintCosigned(drop.creator.publicKey, [drop.creator])

    expectControlsError(outcome, 'ExceededWalletMaxMintsForCollection')
    expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
  })

  it('ends when the owner drops it', async () => {
    await changeCollection(drop, { cosignerProgramId: PublicKey.default })

    await drop.mint(minter)

    expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
  })

  it('begins when the owner requires it', async () => {
    const open = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    await open.mint(minter)

    await changeCollection(open, { cosignerProgramId })

    expectControlsError(await mintInVain(open, minter), 'CreatorCosignRequired')
  })

  it('is not required if none is set, whoever is named', async () => {
    const open = await Collection.deploy(chain, { phases: [OPEN_PHASE] })

    await open.mint(minter, { cosigner: minter.publicKey })

    expect(await open.mintCount(minter.publicKey)).to.equal(1n)
  })
})
