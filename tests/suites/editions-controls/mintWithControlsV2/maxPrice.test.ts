import type { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changePhase } from '../../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { gains, mintInVain, sendInVain } from '../../../helpers/effects.ts'
import { ALLOWLIST_PHASE, listed, listedPhase, merkleInput } from '../../../helpers/lists.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

const PRICE = 2_000_000n

describe('the maximum price of mintWithControlsV2', () => {
  let chain: Chain
  let minter: Keypair

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    minter = await chain.wallet()
  })

  const publicDrop = () =>
    Collection.deploy(chain, { phases: [{ ...OPEN_PHASE, priceAmount: PRICE }] })

  it('protects a pending mint from a higher price', async () => {
    // Given a mint built for the current price
    const drop = await publicDrop()
    const mint = await drop.mintV2(minter.publicKey, { maxPrice: PRICE })

    // When the owner raises the price by one lamport before it arrives
    await changePhase(drop, 0, { priceAmount: PRICE + 1n })
    const outcome = await sendInVain(drop, minter, [mint], [minter])

    // Then the mint is refused
    expectControlsError(outcome, 'MaxPriceExceeded')
  })

  it('protects a pending mint from a higher price in an allowlist entry', async () => {
    const drop = await Collection.deploy(chain, { phases: [ALLOWLIST_PHASE] })
    const entry = { phaseIndex: 0, price: Number(PRICE), amount: 1 }
    await drop.allow(minter.publicKey, entry)
    const mint = await drop.mintV2(minter.publicKey, { usesAllowlist: true, maxPrice: PRICE })

    await drop.allow(minter.publicKey, { ...entry, price: entry.price + 1 })
    const outcome = await sendInVain(drop, minter, [mint], [minter])

    expectControlsError(outcome, 'MaxPriceExceeded')
  })

  it('protects a pending mint from a free list that becomes a priced public phase', async () => {
    const entry = listed(minter.publicKey)
    const { list, phase } = listedPhase([entry])
    const drop = await Collection.deploy(chain, { phases: [phase] })
    const mint = await drop.mintV2(minter.publicKey, {
      merkleMintInput: merkleInput(list, entry),
      maxPrice: 0n,
    })

    await changePhase(drop, 0, { priceAmount: PRICE })
    const outcome = await sendInVain(drop, minter, [mint], [minter])

    expectControlsError(outcome, 'MerkleInputNotAllowed')
  })

  it('permits a mint at exactly this price', async () => {
    const drop = await publicDrop()

    const [paid] = await gains(chain, [drop.creator.publicKey], () =>
      drop.mint(minter, { maxPrice: PRICE }),
    )

    expect(paid).to.equal(PRICE)
  })

  it('refuses a mint one lamport above it', async () => {
    const drop = await publicDrop()

    const outcome = await mintInVain(drop, minter, { maxPrice: PRICE - 1n })

    expectControlsError(outcome, 'MaxPriceExceeded')
  })

  it('permits only free items if it is 0', async () => {
    const drop = await Collection.deploy(chain, {
      phases: [OPEN_PHASE, { ...OPEN_PHASE, priceAmount: 1n }],
    })

    await drop.mint(minter, { maxPrice: 0n })

    const outcome = await mintInVain(drop, minter, { phaseIndex: 1, maxPrice: 0n })
    expectControlsError(outcome, 'MaxPriceExceeded')
  })

  it('does not raise a lower price', async () => {
    const drop = await publicDrop()

    const [paid] = await gains(chain, [drop.creator.publicKey], () =>
      drop.mint(minter, { maxPrice: (1n << 64n) - 1n }),
    )

    expect(paid).to.equal(PRICE)
  })

  it('is optional', async () => {
    const drop = await publicDrop()
    const mint = await drop.mintV2(minter.publicKey)
    await changePhase(drop, 0, { priceAmount: 2n * PRICE })

    const [paid] = await gains(chain, [drop.creator.publicKey], () => chain.send([mint], [minter]))

    expect(paid).to.equal(2n * PRICE)
  })

  it('applies to the price of a merkle list', async () => {
    const entry = listed(minter.publicKey, { price: PRICE })
    const { list, phase } = listedPhase([entry])
    const drop = await Collection.deploy(chain, { phases: [phase] })
    const merkleMintInput = merkleInput(list, entry)

    const outcome = await mintInVain(drop, minter, { merkleMintInput, maxPrice: PRICE - 1n })
    await drop.mint(minter, { merkleMintInput, maxPrice: PRICE })

    expectControlsError(outcome, 'MaxPriceExceeded')
    expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
  })
})
