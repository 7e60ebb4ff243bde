import { EDITIONS_CONTROLS_PROGRAM_ID } from '@mintline/solana'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changeCollection } from '../../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { withoutSignature } from '../../../helpers/editInstruction.ts'
import { mintInVain, mintV1InVain, sendInVain } from '../../../helpers/effects.ts'
import { expectFrameworkError } from '../../../helpers/frameworkError.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

describe('co-signing in mintWithControlsV2', () => {
  let chain: Chain
  let drop: Collection
  let minter: Keypair
  /** Any address except the default one requires a co-signer. */
  const cosignerProgramId = Keypair.generate().publicKey

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

  it('another wallet cannot co-sign, nor can the named program', async () => {
    const stranger = await chain.wallet()
    const instruction = await drop.mintV2(minter.publicKey, { cosigner: stranger.publicKey })

    const outcome = await sendInVain(drop, minter, [instruction], [minter, stranger])

    expectControlsError(outcome, 'CreatorCosignRequired')
  })

  it('an attacker cannot name the creator who does not sign', async () => {
    const { publicKey } = drop.creator
    const instruction = withoutSignature(
      await drop.mintV2(minter.publicKey, { cosigner: publicKey }),
      publicKey,
    )

    const outcome = await sendInVain(drop, minter, [instruction], [minter])

    expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
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
