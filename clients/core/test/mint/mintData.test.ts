import { expect } from 'chai'
import fc from 'fast-check'
import { activeMintData, type CurrentPhase, checkoutData, noPhase } from '../../src/mint/index.ts'
import { amounts, expectError } from './_setup.ts'

const currency = { id: 'ETHEREUM:0x0000000000000000000000000000000000000000', decimals: 18 }
const price = { value: 5n, currency }
const platformFees = [{ valueBp: 300, recipient: '0xfee' }]
const royalties = [{ valueBp: 500, recipient: '0xcreator' }]

const PHASE: CurrentPhase = {
  chainId: 1,
  contract: '0xdrop',
  claimed: 40n,
  maxSupply: 100n,
  maxPerWallet: 3n,
  startDate: new Date('2026-01-01T00:00:00Z'),
  price,
  quantity: 2n,
  platformFees,
  royalties,
}

describe('Checkout data', () => {
  it('has total, price, fees and royalties; the total includes the fee', () => {
    expect(checkoutData({ price, quantity: 3n, platformFees, royalties })).to.deep.equal({
      fees: { platform: [{ valueBp: 300, recipient: '0xfee' }], flatPlatform: [] },
      royalties: [{ valueBp: 500, recipient: '0xcreator' }],
      total: { value: 15n, currency },
      quantity: 3n,
      price: { value: 5n, currency },
      displayedPrice: { value: 5n, currency },
    })
  })

  it('displays the price less a percentage, which is rounded down', () => {
    const shown = (value: bigint) =>
      checkoutData({ ...PHASE, price: { value, currency } }).displayedPrice?.value
    expect(shown(10_000n)).to.equal(9_700n)
    expect([shown(33n), shown(34n)]).to.deep.equal([33n, 33n])
    expect(shown(0n)).to.equal(0n)
  })

  it('displays the price less flat fees, down to 0', () => {
    const flatPlatformFees = [
      { value: 3n, recipient: '0xa' },
      { value: 4n, recipient: '0xb' },
    ]
    const data = (value: bigint) =>
      checkoutData({
        ...PHASE,
        price: { value, currency },
        platformFees: [],
        flatPlatformFees,
      })
    expect(data(10n)).to.deep.include({
      fees: { platform: [], flatPlatform: flatPlatformFees },
      price: { value: 10n, currency },
      displayedPrice: { value: 3n, currency },
      total: { value: 20n, currency },
    })
    expect(data(7n).displayedPrice?.value).to.equal(0n)
    expect(data(6n).displayedPrice).to.equal(undefined)
  })

  it('displays the exact difference of price and fees for any amounts', () => {
    fc.assert(
      fc.property(
        amounts,
        amounts,
        fc.nat({ max: 10_000 }),
        fc.boolean(),
        (value, flat, valueBp, isFlat) => {
          const fees = isFlat
            ? { platformFees: [], flatPlatformFees: [{ value: flat, recipient: '0xa' }] }
            : { platformFees: [{ valueBp, recipient: '0xa' }] }
          const fee = isFlat ? flat : (value * BigInt(valueBp)) / 10_000n
          const { displayedPrice } = checkoutData({
            ...PHASE,
            price: { value, currency },
            ...fees,
          })
          const left = fee > value ? undefined : value - fee
          expect(displayedPrice?.value).to.equal(left)
        },
      ),
    )
  })

  it('spreads a fee of the whole purchase over its items, rounded up', () => {
    const flatPlatformFees = [{ value: 10n, recipient: '0xa', perPurchase: true }]
    const priceOf = (quantity: bigint) =>
      checkoutData({
        ...PHASE,
        price: { value: 100n, currency },
        platformFees: [],
        flatPlatformFees,
        quantity,
      }).displayedPrice?.value
    expect([priceOf(1n), priceOf(3n)]).to.deep.equal([90n, 96n])
  })

  it('error: a negative flat fee', () => {
    expectError(
      () => checkoutData({ ...PHASE, flatPlatformFees: [{ value: -1n, recipient: '0xa' }] }),
      'AMOUNT_NEGATIVE',
      'Amount must not be negative, but received - -1',
    )
  })

  it('is exact for amounts beyond JS numbers', () => {
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: 1n, max: 2n ** 64n }), (value, quantity) => {
        const terms = { price: { value, currency }, quantity, platformFees: [], royalties: [] }
        const { total } = checkoutData(terms)
        expect(total.value / quantity).to.equal(value)
        expect(total.value % quantity).to.equal(0n)
      }),
    )
  })

  it('error: a quantity of 0', () => {
    expectError(
      () => checkoutData({ ...PHASE, quantity: 0n }),
      'QUANTITY_NOT_POSITIVE',
      'Quantity must be greater than 0, but received - 0',
    )
  })

  it('error: a negative price', () => {
    expectError(
      () => checkoutData({ ...PHASE, price: { value: -5n, currency } }),
      'AMOUNT_NEGATIVE',
      'Amount must not be negative, but received - -5',
    )
  })

  it('error: a royalty above the price', () => {
    expectError(
      () => checkoutData({ ...PHASE, royalties: [{ valueBp: 10_001, recipient: '0xa' }] }),
      'BASIS_POINTS_INVALID',
      'Basis points must be a whole number from 0 to 10000, but received - 10001',
    )
  })

  it('error: fees that together exceed the price', () => {
    const fees = [
      { valueBp: 6_000, recipient: '0xa' },
      { valueBp: 6_000, recipient: '0xb' },
    ]
    expectError(
      () => checkoutData({ ...PHASE, platformFees: fees }),
      'BASIS_POINTS_INVALID',
      'Basis points must be a whole number from 0 to 10000, but received - 12000',
    )
  })
})

describe('Mint data', () => {
  it('identifies a drop without a phase, and no more', () => {
    expect(noPhase(PHASE)).to.deep.equal({ type: 'no-phase', chainId: 1, contract: '0xdrop' })
  })

  it('has all data of a current phase', () => {
    expect(activeMintData(PHASE)).to.deep.equal({
      type: 'active',
      chainId: 1,
      contract: '0xdrop',
      claimed: 40n,
      unclaimed: 60n,
      supply: 100n,
      price: { value: 5n, currency },
      displayedPrice: { value: 5n, currency },
      maxPerWallet: 3n,
      startDate: new Date('2026-01-01T00:00:00Z'),
      endDate: undefined,
      isMintToAvailable: true,
      checkout: {
        fees: { platform: [{ valueBp: 300, recipient: '0xfee' }], flatPlatform: [] },
        royalties: [{ valueBp: 500, recipient: '0xcreator' }],
        total: { value: 10n, currency },
        quantity: 2n,
        price: { value: 5n, currency },
        displayedPrice: { value: 5n, currency },
      },
    })
  })

  it('cannot be minted to another wallet when there is a list', () => {
    const data = activeMintData({ ...PHASE, merkleRoot: `0x${'ab'.repeat(32)}` })
    expect(data.isMintToAvailable).to.equal(false)
  })

  it('distinguishes an unlimited drop from one that is minted out', () => {
    const endless = activeMintData({ ...PHASE, maxSupply: 0n })
    expect([endless.unclaimed, endless.supply]).to.deep.equal([undefined, undefined])
    const mintedOut = activeMintData({ ...PHASE, claimed: 100n })
    expect([mintedOut.unclaimed, mintedOut.supply]).to.deep.equal([0n, 100n])
  })

  it('has a supply of claimed plus unclaimed after the cap was lowered', () => {
    const data = activeMintData({ ...PHASE, claimed: 120n })
    expect([data.claimed, data.unclaimed, data.supply]).to.deep.equal([120n, 0n, 120n])
  })
})
