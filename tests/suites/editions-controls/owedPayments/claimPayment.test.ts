import {
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  minterStatsAddress,
} from '@mintline/solana'
import {
  Keypair,
  BPF_LOADER_PROGRAM_ID as LOADER,
  type PublicKey,
  SystemProgram,
} from '@solana/web3.js'
import { expect } from 'chai'
import { Chain, type Outcome } from '../../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { replaceAccount } from '../../../helpers/editInstruction.ts'
import { expectUnchanged, gains, recordsOf } from '../../../helpers/effects.ts'
import { controlsEvents } from '../../../helpers/events.ts'
import { percentFee } from '../../../helpers/fees.ts'
import { forge } from '../../../helpers/forgery.ts'
import { expectFrameworkError } from '../../../helpers/frameworkError.ts'
import { claimFor, expectOwed } from '../../../helpers/owed.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

describe('claimPayment', () => {
  const PRICE = 400_000n
  let chain: Chain
  let minimum: bigint
  /** Sends the claims, and has no role. */
  let stranger: Keypair
  let treasury: PublicKey
  let recipient: PublicKey
  let collection: Collection

  before(async () => {
    chain = await Chain.start()
    minimum = await chain.rent(0)
  })

  // Given a collection that owes 300,000 lamports to its treasury and 100,000 to its recipient
  beforeEach(async () => {
    stranger = await chain.wallet()
    treasury = Keypair.generate().publicKey
    recipient = Keypair.generate().publicKey
    collection = await Collection.deploy(chain, {
      treasury,
      platformFee: percentFee(2_500n, [recipient]),
      phases: [{ ...OPEN_PHASE, priceAmount: PRICE }],
    })
    await collection.mint(stranger)
    await expectOwed(collection, 300_000n, [100_000n])
  })

  function claimInVain(receiver: PublicKey): Promise<Outcome> {
    return expectUnchanged(chain, [...recordsOf(collection), receiver], () =>
      chain.trySend([claimFor(collection, receiver)], [stranger]),
    )
  }

  it('pays the receiver all that it is owed, whoever sends it, and nobody else', async () => {
    await chain.fund(recipient, minimum)

    const paid = await gains(
      chain,
      [recipient, treasury, collection.controls, stranger.publicKey],
      () => chain.send([claimFor(collection, recipient)], [stranger]),
    )

    expect(paid).to.deep.equal([100_000n, 0n, -100_000n, -5_000n])
    await expectOwed(collection, 300_000n)
  })

  it('emits collection, receiver and amount', async () => {
    await chain.fund(recipient, minimum)

    const outcome = await chain.send([claimFor(collection, recipient)], [stranger])

    expect(controlsEvents(outcome)).to.deep.equal([
      {
        name: 'paymentClaimed',
        data: {
          editionsDeployment: collection.deployment.toBase58(),
          receiver: recipient.toBase58(),
          lamports: 100_000n,
        },
      },
    ])
  })

  it('pays nothing to accounts that are owed nothing', async () => {
    const thieves = await chain.wallet()
    for (const thief of [
      thieves.publicKey,
      collection.creator.publicKey,
      collection.deployment,
      collection.controls,
      Keypair.generate().publicKey,
    ]) {
      expectControlsError(await claimInVain(thief), 'NothingOwed')
    }
  })

  it('pays once', async () => {
    await chain.fund(recipient, minimum)
    await chain.send([claimFor(collection, recipient)], [stranger])

    expectControlsError(await claimInVain(recipient), 'NothingOwed')
  })

  it('pays once in a transaction, too', async () => {
    await chain.fund(recipient, minimum)
    const claim = claimFor(collection, recipient)

    const outcome = await expectUnchanged(chain, [...recordsOf(collection), recipient], () =>
      chain.trySend([claim, claim], [stranger]),
    )

    expectControlsError(outcome, 'NothingOwed')
  })

  it('is refused while one lamport of the rent is missing', async () => {
    const short = Keypair.generate()
    // A wallet cannot hold less than its rent, so the claim itself must reach it.
    const other = await Collection.deploy(chain, {
      treasury: short.publicKey,
      phases: [{ ...OPEN_PHASE, priceAmount: minimum - 1n }],
    })
    await other.mint(stranger)

    const outcome = await chain.trySend([claimFor(other, short.publicKey)], [stranger])

    expectControlsError(outcome, 'ReceiverCannotBePaid')
    await expectOwed(other, minimum - 1n)
    expectControlsError(await claimInVain(treasury), 'ReceiverCannotBePaid')
  })

  it('pays a receiver whom the same transaction tops up to its rent', async () => {
    const topUp = (lamports: bigint) =>
      SystemProgram.transfer({ fromPubkey: stranger.publicKey, toPubkey: treasury, lamports })
    const missing = minimum - 300_000n

    const short = await chain.trySend(
      [topUp(missing - 1n), claimFor(collection, treasury)],
      [stranger],
    )
    expectControlsError(short, 'ReceiverCannotBePaid')

    await chain.send([topUp(missing), claimFor(collection, treasury)], [stranger])
    expect(await chain.balance(treasury)).to.equal(minimum)
    await expectOwed(collection, 0n, [100_000n])
  })

  it('pays a receiver in both roles both shares at once', async () => {
    // Given shares neither of which reaches the rent, but both together do
    const both = Keypair.generate().publicKey
    const other = await Collection.deploy(chain, {
      treasury: both,
      platformFee: percentFee(5_000n, [both, recipient], [60, 40]),
      phases: [{ ...OPEN_PHASE, priceAmount: 2n * 600_000n }],
    })
    await other.mint(stranger)
    await expectOwed(other, 600_000n, [360_000n, 240_000n])

    const [paid] = await gains(chain, [both], () => chain.send([claimFor(other, both)], [stranger]))

    expect(paid).to.equal(960_000n)
    await expectOwed(other, 0n, [0n, 240_000n])
  })

  it('pays a receiver who sends the claim', async () => {
    const self = await chain.wallet()
    const other = await Collection.deploy(chain, {
      treasury: self.publicKey,
      phases: [{ ...OPEN_PHASE, priceAmount: PRICE }],
    })
    const drain = SystemProgram.transfer({
      fromPubkey: self.publicKey,
      toPubkey: stranger.publicKey,
      lamports: await chain.balance(self.publicKey),
    })
    await chain.send([drain, await other.mintV2(stranger.publicKey)], [stranger, self])
    await expectOwed(other, PRICE)
    await chain.fund(self.publicKey, 2n * minimum)

    const [paid] = await gains(chain, [self.publicKey], () =>
      chain.send([claimFor(other, self.publicKey)], [self]),
    )

    expect(paid).to.equal(PRICE - 5_000n)
    await expectOwed(other, 0n)
  })

  it('pays only what its own collection owes', async () => {
    // Given another collection with the same treasury
    const other = await Collection.deploy(chain, {
      treasury,
      phases: [{ ...OPEN_PHASE, priceAmount: PRICE }],
    })
    await other.mint(stranger)
    await chain.fund(treasury, minimum)

    const paid = await gains(chain, [treasury, other.controls], () =>
      chain.send([claimFor(collection, treasury)], [stranger]),
    )

    expect(paid).to.deep.equal([300_000n, 0n])
    await expectOwed(other, PRICE)
  })

  it('is refused for a receiver that has become a program, and pays it as a plain account again', async () => {
    await chain.fund(recipient, minimum)
    const wallet = await chain.account(recipient)
    if (!wallet) throw new Error('The recipient has no account.')
    chain.setAccount(recipient, {
      ...wallet,
      data: Buffer.alloc(1),
      owner: LOADER,
      executable: true,
    })

    expectControlsError(await claimInVain(recipient), 'ReceiverCannotBePaid')

    chain.setAccount(recipient, wallet)
    await chain.send([claimFor(collection, recipient)], [stranger])
    await expectOwed(collection, 300_000n)
  })

  it('an attacker cannot be paid by a record of their own', async () => {
    // Given a record that says that it owes the attacker, but belongs to another program
    await chain.fund(recipient, minimum)
    const forged = await forge(chain, collection.controls, EDITIONS_PROGRAM_ID)
    const claim = replaceAccount(claimFor(collection, recipient), collection.controls, forged)

    const outcome = await expectUnchanged(chain, [forged, recipient], () =>
      chain.trySend([claim], [stranger]),
    )

    expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountOwnedByWrongProgram')
  })

  it('another record of the program is no controls record', async () => {
    await chain.fund(recipient, minimum)
    const stats = minterStatsAddress(collection.deployment, stranger.publicKey)
    const claim = replaceAccount(claimFor(collection, recipient), collection.controls, stats)

    const outcome = await expectUnchanged(chain, [stats, recipient], () =>
      chain.trySend([claim], [stranger]),
    )

    expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountDiscriminatorMismatch')
  })
})
