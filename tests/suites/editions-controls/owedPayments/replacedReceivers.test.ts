import { modifyPlatformFee, type PlatformFeeTerms } from '@mintline/solana'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changeCollection } from '../../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { gains } from '../../../helpers/effects.ts'
import { percentFee } from '../../../helpers/fees.ts'
import { claimFor, expectOwed } from '../../../helpers/owed.ts'
import { tryInVain } from '../../../helpers/ownerAccess.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

describe('receivers that are replaced while they are owed something', () => {
  let chain: Chain
  let minimum: bigint
  let minter: Keypair
  let treasury: PublicKey
  let first: PublicKey
  let second: PublicKey
  let collection: Collection

  before(async () => {
    chain = await Chain.start()
    minimum = await chain.rent(0)
  })

  // Given 300,000 lamports for the treasury, 60,000 for one recipient and 40,000 for the other
  beforeEach(async () => {
    minter = await chain.wallet()
    ;[treasury, first, second] = [newKey(), newKey(), newKey()]
    collection = await Collection.deploy(chain, {
      treasury,
      platformFee: fee([first, second], [60, 40]),
      phases: [{ ...OPEN_PHASE, priceAmount: 400_000n }],
    })
    await collection.mint(minter)
    await expectOwed(collection, 300_000n, [60_000n, 40_000n])
  })

  function newKey(): PublicKey {
    return Keypair.generate().publicKey
  }

  function fee(recipients: readonly PublicKey[], shares: readonly number[] = [100]) {
    return percentFee(2_500n, recipients, shares)
  }

  async function setFee(platformFee: PlatformFeeTerms): Promise<void> {
    const { deployment, creator } = collection
    const instruction = modifyPlatformFee({ deployment, admin: creator.publicKey, platformFee })
    await chain.send([instruction], [creator])
  }

  async function claim(receiver: PublicKey): Promise<bigint> {
    await chain.fund(receiver, minimum)
    const [paid = 0n] = await gains(chain, [receiver], () =>
      chain.send([claimFor(collection, receiver)], [minter]),
    )
    return paid
  }

  async function claimsNothing(receiver: PublicKey): Promise<void> {
    const outcome = await tryInVain(collection, claimFor(collection, receiver), [minter])
    expectControlsError(outcome, 'NothingOwed')
  }

  it('recipients who stay keep their own, in whatever slot', async () => {
    await setFee(fee([second, newKey(), first], [20, 50, 30]))

    await expectOwed(collection, 300_000n, [40_000n, 0n, 60_000n])
    expect(await claim(first)).to.equal(60_000n)
    expect(await claim(second)).to.equal(40_000n)
  })

  it('a recipient who leaves loses it to the first one with a share', async () => {
    const [third, fourth] = [newKey(), newKey()]
    await setFee(fee([newKey(), third, second, fourth], [0, 25, 25, 50]))

    await expectOwed(collection, 300_000n, [0n, 60_000n, 40_000n])
    await claimsNothing(first)
    expect(await claim(third)).to.equal(60_000n)
  })

  it('a recipient without a share any more has left', async () => {
    await setFee(fee([first, second], [0, 100]))

    await expectOwed(collection, 300_000n, [0n, 100_000n])
    await claimsNothing(first)
    expect(await claim(second)).to.equal(100_000n)
  })

  it('one that claims before it is replaced has its own', async () => {
    await chain.fund(first, minimum)
    const { deployment, creator } = collection
    const replace = modifyPlatformFee({
      deployment,
      admin: creator.publicKey,
      platformFee: fee([second]),
    })

    const [paid] = await gains(chain, [first], () =>
      chain.send([claimFor(collection, first), replace], [creator]),
    )

    expect(paid).to.equal(60_000n)
    await expectOwed(collection, 300_000n, [40_000n])
  })

  it('the new treasury gets what the old one was owed', async () => {
    const successor = newKey()
    await changeCollection(collection, { treasury: successor })

    await expectOwed(collection, 300_000n, [60_000n, 40_000n])
    await claimsNothing(treasury)
    expect(await claim(successor)).to.equal(300_000n)
  })

  it('the next mint pays a new treasury what the old one was owed', async () => {
    const successor = await chain.wallet()
    await changeCollection(collection, { treasury: successor.publicKey })

    const [paid] = await gains(chain, [successor.publicKey], () => collection.mint(minter))

    expect(paid).to.equal(600_000n)
  })

  it('a treasury that becomes a recipient claims both at once', async () => {
    await setFee(fee([treasury]))

    await expectOwed(collection, 300_000n, [100_000n])
    expect(await claim(treasury)).to.equal(400_000n)
  })

  it('a fee that nobody pays does not forget what is owed', async () => {
    await setFee({ ...fee([first, second], [60, 40]), platformFeeValue: 0n })

    await expectOwed(collection, 300_000n, [60_000n, 40_000n])
  })
})
