import { HASHLIST_PAGE_SIZE, hashlistAddress } from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { mintInVain, SIGNATURE_FEE } from '../../../helpers/effects.ts'
import { percentFee } from '../../../helpers/fees.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'
import { gainOf } from '../../../helpers/rent.ts'

const PRICE = 2_000_000n
/** Lamports per byte on today's clusters. */
const RATE = 6_960n
/** A hashlist entry's size in bytes. */
const ENTRY = 40n
/** A minter counter's, a hashlist page's and a token account's sizes in bytes. */
const COUNTER = 114
const EMPTY_PAGE = 114
const TOKEN_ACCOUNT = 170

describe('the maximum rent of mintWithControlsV2', () => {
  let chain: Chain
  let drop: Collection
  let minter: Keypair

  beforeEach(async () => {
    chain = await Chain.start()
    drop = await Collection.deploy(chain, { phases: [{ ...OPEN_PHASE, priceAmount: PRICE }] })
    minter = await chain.wallet()
  })

  /** Returns what another wallet in the minter's state pays for rent. */
  async function rentOfTwin(): Promise<bigint> {
    const [gain] = await gainOf(chain, minter.publicKey, () => drop.mint(minter))
    const rent = -gain - PRICE - SIGNATURE_FEE
    minter = await chain.wallet()
    return rent
  }

  /** Mints until the first page holds `entries`. */
  async function fillPage(entries: number): Promise<void> {
    const filler = await chain.wallet()
    for (let item = 0; item < entries; item += 1) await drop.mint(filler)
  }

  it('permits exactly the rent, beside the price', async () => {
    const maxRent = await rentOfTwin()

    const [gain] = await gainOf(chain, minter.publicKey, () => drop.mint(minter, { maxRent }))

    expect(gain).to.equal(-(maxRent + PRICE + SIGNATURE_FEE))
  })

  it('refuses one lamport more', async () => {
    const maxRent = (await rentOfTwin()) - 1n

    expectControlsError(await mintInVain(drop, minter, { maxRent }), 'MaxRentExceeded')
  })

  it('does not hide rent in a price below the maximum price', async () => {
    const maxRent = (await rentOfTwin()) - 1n

    const outcome = await mintInVain(drop, minter, { maxRent, maxPrice: 10n * PRICE })

    expectControlsError(outcome, 'MaxRentExceeded')
  })

  it('counts the same if the minter gets the payment', async () => {
    const maxRent = await rentOfTwin()
    const own = await Collection.deploy(chain, {
      treasury: minter.publicKey,
      platformFee: percentFee(5_000n, [minter.publicKey], [100]),
      phases: [{ ...OPEN_PHASE, priceAmount: PRICE }],
    })
    const { length } = drop.input.symbol
    const longer = BigInt(own.input.symbol.length - length) * RATE

    const outcome = await mintInVain(own, minter, { maxRent: maxRent + longer - 1n })
    await own.mint(minter, { maxRent: maxRent + longer })

    expectControlsError(outcome, 'MaxRentExceeded')
    expect(await own.mintCount(minter.publicKey)).to.equal(1n)
  })

  it('refuses every rent if it is 0', async () => {
    expectControlsError(await mintInVain(drop, minter, { maxRent: 0n }), 'MaxRentExceeded')
  })

  for (const lamports of [890_880n, 50_000_000n]) {
    it(`is not exceeded by ${lamports} lamports that a stranger sends to the item`, async () => {
      const maxRent = await rentOfTwin()
      await chain.fund(drop.itemMint(minter.publicKey, 0n), lamports)

      const [gain] = await gainOf(chain, minter.publicKey, () => drop.mint(minter, { maxRent }))

      expect(gain).to.equal(lamports - maxRent - PRICE - SIGNATURE_FEE)
    })
  }

  describe('when rent is raised tenfold under a page with 63 items', () => {
    const held = async () => chain.balance(hashlistAddress(drop.deployment, 0))
    let before: bigint

    beforeEach(async () => {
      await fillPage(HASHLIST_PAGE_SIZE - 1)
      before = await held()
      chain.setRentRate(10n * RATE)
    })

    it('without it, one buyer tops up the whole page', async () => {
      await drop.mint(minter)

      const page = await chain.account(hashlistAddress(drop.deployment, 0))
      const rent = await chain.rent(page?.data.length ?? 0)
      expect(await held()).to.equal(rent)
      expect(rent - before).to.equal(9n * before + 10n * ENTRY * RATE)
    })

    it('with it, no buyer does', async () => {
      // Given the rent for all but the page, at the new rate
      const maxRent = await rentFor([COUNTER, COUNTER, TOKEN_ACCOUNT, itemSize(HASHLIST_PAGE_SIZE)])

      const outcome = await mintInVain(drop, minter, { maxRent })

      expectControlsError(outcome, 'MaxRentExceeded')
      expect(await held()).to.equal(before)
    })
  })

  it('bounds a new page as well', async () => {
    await fillPage(HASHLIST_PAGE_SIZE)
    const page = hashlistAddress(drop.deployment, 1)
    const maxRent = await rentFor([
      COUNTER,
      COUNTER,
      EMPTY_PAGE + Number(ENTRY),
      TOKEN_ACCOUNT,
      itemSize(HASHLIST_PAGE_SIZE + 1),
    ])

    expectControlsError(
      await mintInVain(drop, minter, { maxRent: maxRent - 1n }),
      'MaxRentExceeded',
    )
    expect(await chain.account(page)).to.equal(null)

    await drop.mint(minter, { maxRent })
    expect(await chain.balance(page)).to.equal(await rentFor([EMPTY_PAGE + Number(ENTRY)]))
  })

  async function rentFor(sizes: readonly number[]): Promise<bigint> {
    const rents = await Promise.all(sizes.map((size) => chain.rent(size)))
    return rents.reduce((sum, rent) => sum + rent)
  }

  /** Bytes of an item's mint: padding, type, two pointers, member, metadata with its texts. */
  function itemSize(number: number): number {
    const { symbol } = drop.input
    const texts = `Item #${number}${symbol}https://example.com/${number}.json`
    const fixed = 165 + 1 + 2 * (4 + 64) + (4 + 32 + 32 + 8) + (4 + 32 + 32 + 4 + 4 + 4 + 4)
    return fixed + texts.length
  }
})
