import type { PlatformFeeTerms } from '@mintline/solana'
import { Keypair, type PublicKey, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { gains, mintInVain, SIGNATURE_FEE } from '../../../helpers/effects.ts'
import { flatFee, percentFee } from '../../../helpers/fees.ts'
import { emptyWallet, expectOwed } from '../../../helpers/owed.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

describe('shares that a mint cannot pay', () => {
  let chain: Chain
  let minimum: bigint
  let treasury: PublicKey
  let minter: Keypair

  before(async () => {
    chain = await Chain.start()
    minimum = await chain.rent(0)
  })

  beforeEach(async () => {
    treasury = (await chain.wallet()).publicKey
    minter = await chain.wallet()
  })

  function drop(
    priceAmount: bigint,
    platformFee: PlatformFeeTerms,
    to = treasury,
  ): Promise<Collection> {
    return Collection.deploy(chain, {
      treasury: to,
      platformFee,
      phases: [{ ...OPEN_PHASE, priceAmount }],
    })
  }

  /** Mints with fresh wallets at two prices, and returns how much more the first one paid. */
  async function pricePaid(priced: Collection, free: Collection): Promise<bigint> {
    const [buyer, other] = [await chain.wallet(), await chain.wallet()]
    const [spent, rent] = await gains(chain, [buyer.publicKey, other.publicKey], async () => {
      await priced.mint(buyer)
      await free.mint(other)
    })
    return (rent ?? 0n) - (spent ?? 0n)
  }

  it('stay in the controls, and the buyer pays exactly the price', async () => {
    const [empty, funded] = [Keypair.generate().publicKey, (await chain.wallet()).publicKey]
    const platformFee = percentFee(1_000n, [empty, funded], [30, 70])
    const [priced, free] = [await drop(1_000_000n, platformFee), await drop(0n, platformFee)]

    let price = 0n
    const paid = await gains(chain, [treasury, funded, empty, priced.controls], async () => {
      price = await pricePaid(priced, free)
    })

    expect(price).to.equal(1_000_000n)
    expect(paid).to.deep.equal([900_000n, 70_000n, 0n, 30_000n])
    await expectOwed(priced, 0n, [30_000n])
    await expectOwed(free, 0n)
  })

  it('are paid by the first mint with which the receiver reaches its rent, to the lamport', async () => {
    const empty = Keypair.generate().publicKey
    const half = minimum / 2n
    const collection = await drop(half, flatFee(half, [empty]))

    await collection.mint(minter)
    await expectOwed(collection, 0n, [half])

    // The minimum is even, so two shares are exactly enough.
    const [paid] = await gains(chain, [empty], () => collection.mint(minter))
    expect(paid).to.equal(minimum)
    await expectOwed(collection, 0n)
  })

  it('wait as long as one lamport is missing', async () => {
    const empty = Keypair.generate().publicKey
    const share = minimum / 2n - 1n
    const collection = await drop(share, percentFee(0n, [treasury]), empty)

    await collection.mint(minter)
    await collection.mint(minter)
    await expectOwed(collection, 2n * share)
    expect(await chain.balance(empty)).to.equal(0n)

    const [paid] = await gains(chain, [empty], () => collection.mint(minter))
    expect(paid).to.equal(3n * share)
    await expectOwed(collection, 0n)
  })

  it('are paid by a mint after somebody funds the receiver', async () => {
    const empty = Keypair.generate().publicKey
    const collection = await drop(5_000n, percentFee(0n, [treasury]), empty)
    await collection.mint(minter)

    await chain.fund(empty, minimum)
    const [paid] = await gains(chain, [empty], () => collection.mint(minter))

    expect(paid).to.equal(10_000n)
    await expectOwed(collection, 0n)
  })

  it('are paid by a mint for which the receiver gets nothing', async () => {
    // Given a share that is owed from an open phase, and a free phase
    const empty = Keypair.generate().publicKey
    const collection = await drop(5_000n, percentFee(1_000n, [treasury]), empty)
    await collection.addPhase()
    await collection.mint(minter)
    await chain.fund(empty, minimum)

    const [paid] = await gains(chain, [empty], () => collection.mint(minter, { phaseIndex: 1 }))

    expect(paid).to.equal(4_500n)
    await expectOwed(collection, 0n)
  })

  it('cannot be caused by a recipient who empties its wallet between mints, to stop the drop', async () => {
    const recipient = await chain.wallet()
    const collection = await drop(1_000_000n, percentFee(500n, [recipient.publicKey]))
    const [first] = await gains(chain, [recipient.publicKey], () => collection.mint(minter))
    expect(first).to.equal(50_000n)

    await emptyWallet(collection, recipient, minter)
    const paid = await gains(chain, [recipient.publicKey, treasury], async () => {
      await collection.mint(minter)
      await collection.mint(minter)
    })

    expect(paid).to.deep.equal([0n, 1_900_000n])
    await expectOwed(collection, 0n, [100_000n])
  })

  it('cannot be caused in front of a mint in the same transaction either', async () => {
    const recipient = await chain.wallet(minimum)
    const collection = await drop(1_000_000n, percentFee(500n, [recipient.publicKey]))
    const drain = SystemProgram.transfer({
      fromPubkey: recipient.publicKey,
      toPubkey: minter.publicKey,
      lamports: minimum,
    })

    const mint = await collection.mintV2(minter.publicKey)
    await chain.send([drain, mint], [minter, recipient])

    await expectOwed(collection, 0n, [50_000n])
  })

  it('wait for a receiver that the transaction fills up only after the mint', async () => {
    const empty = Keypair.generate().publicKey
    const collection = await drop(5_000n, percentFee(0n, [treasury]), empty)
    const fill = SystemProgram.transfer({
      fromPubkey: minter.publicKey,
      toPubkey: empty,
      lamports: minimum,
    })

    await chain.send([await collection.mintV2(minter.publicKey), fill], [minter])
    await expectOwed(collection, 5_000n)

    // The other way round, nothing has to wait.
    await chain.send([fill, await collection.mintV2(minter.publicKey)], [minter])
    await expectOwed(collection, 0n)
    expect(await chain.balance(empty)).to.equal(2n * minimum + 10_000n)
  })

  it('of a receiver in both roles wait separately', async () => {
    const empty = Keypair.generate().publicKey
    const collection = await drop(100_000n, percentFee(1_000n, [empty]), empty)

    await collection.mint(minter)

    await expectOwed(collection, 90_000n, [10_000n])
  })

  it('of all five recipients and the treasury wait at once', async () => {
    const empty = Array.from({ length: 6 }, () => Keypair.generate().publicKey)
    const [to, ...recipients] = empty
    const platformFee = percentFee(1_000n, recipients, [10, 20, 30, 15, 25])
    const collection = await drop(400_000n, platformFee, to)

    await collection.mintInto(minter)
    await collection.mint(minter)

    await expectOwed(collection, 720_000n, [8_000n, 16_000n, 24_000n, 12_000n, 20_000n])
    const balances = await Promise.all(empty.map((address) => chain.balance(address)))
    expect(balances).to.deep.equal([0n, 0n, 0n, 0n, 0n, 0n])
  })

  it('are not lost by a mint that fails after them', async () => {
    const empty = Keypair.generate().publicKey
    const collection = await drop(5_000n, percentFee(0n, [treasury]), empty)
    await collection.mint(minter)

    const outcome = await mintInVain(collection, minter, { maxPrice: 4_999n })

    expectControlsError(outcome, 'MaxPriceExceeded')
    await expectOwed(collection, 5_000n)
  })

  it('do not count as the rent of a phase that is added later', async () => {
    // Given controls that owe more than a phase's rent
    const empty = Keypair.generate().publicKey
    const share = minimum - 1n
    const collection = await drop(share, percentFee(0n, [treasury]), empty)
    await collection.mint(minter)
    const size = (await chain.account(collection.controls))?.data.length ?? 0

    const [paid] = await gains(chain, [collection.creator.publicKey], () => collection.addPhase())

    const grown = (await chain.account(collection.controls))?.data.length ?? 0
    const rent = (await chain.rent(grown)) - (await chain.rent(size))
    expect(paid).to.equal(-rent - SIGNATURE_FEE)
    expect(rent > 0n).to.equal(true)
    await expectOwed(collection, share)
  })

  it('cannot be collected by naming another account', async () => {
    const [empty, thief] = [Keypair.generate().publicKey, (await chain.wallet()).publicKey]
    const collection = await drop(5_000n, flatFee(5_000n, [empty]))
    await collection.mint(minter)

    const feeRecipients = [{ address: thief, share: 100 }]
    const outcome = await mintInVain(collection, minter, { feeRecipients })

    expectControlsError(outcome, 'RecipientMismatch')
    await expectOwed(collection, 0n, [5_000n])
  })
})
