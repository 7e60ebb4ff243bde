import { evmAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import fc from 'fast-check'
import { formatUnits, maxUint256, numberToHex, zeroAddress } from 'viem'
import { positionOf, readEntries } from '../../src/allowlist/listedEntries.ts'
import { startChain, type TestChain } from '../support/chain.ts'

const WALLET = evmAddress(`0x${'ab'.repeat(20)}`)

describe('listed entries', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  const read = (entries: readonly unknown[], tokenDecimals = 0) =>
    readEntries(chain.connection, { entries, tokenDecimals }, {})

  /** Price of an entry in wei. */
  async function priceOf(price: unknown): Promise<bigint | undefined> {
    const [found] = await read([{ address: WALLET, price }])
    return found?.entry?.pricePerToken
  }

  it('keep every digit of amounts, as texts and with exponents (property)', async () => {
    const amounts = fc.bigInt(0n, maxUint256)
    await fc.assert(
      fc.asyncProperty(amounts, amounts, fc.nat(18), async (limit, price, decimals) => {
        const address = numberToHex(limit % 2n ** 160n, { size: 20 })
        const maxClaimable = formatUnits(limit, decimals)
        const prices = [formatUnits(price, 18), `${price}e-18`]
        const entries = prices.map((each) => ({ address, maxClaimable, price: each }))
        const terms = { quantityLimitPerWallet: limit, pricePerToken: price }
        const entry = { ...terms, wallet: evmAddress(address), currency: zeroAddress }
        expect(await read(entries, decimals)).to.deep.equal([{ entry }, { entry }])
      }),
    )
  })

  it('are read each by itself, whatever stands beside them (property)', async () => {
    const good = { address: WALLET, maxClaimable: 'unlimited', price: '0.5' }
    const own = {
      wallet: WALLET,
      quantityLimitPerWallet: maxUint256,
      pricePerToken: 5n * 10n ** 17n,
      currency: zeroAddress,
    }
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.record({ price: fc.jsonValue() }).map((fields) => ({ ...good, ...fields })),
      fc.record({ maxClaimable: fc.jsonValue() }).map((fields) => ({ ...good, ...fields })),
      fc.record({ currencyAddress: fc.jsonValue() }).map((fields) => ({ ...good, ...fields })),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(odd, { maxLength: 5 }), async (others) => {
        const all = await read([...others, good])
        expect(all).to.have.length(others.length + 1)
        expect(all.at(-1)).to.deep.equal({ entry: own })
      }),
    )
  })

  for (const [price, wei] of [
    [1e-7, 10n ** 11n],
    [1e21, 10n ** 39n],
    ['.5', 5n * 10n ** 17n],
    ['5.', 5n * 10n ** 18n],
    [' 2 ', 2n * 10n ** 18n],
    [0, 0n],
    ['0', 0n],
    ['unlimited', maxUint256],
    ['', maxUint256],
    [null, maxUint256],
    [undefined, maxUint256],
  ] as const) {
    it(`have a price of ${wei} wei for ${JSON.stringify(price)}`, async () => {
      expect(await priceOf(price)).to.equal(wei)
    })
  }

  for (const [field, fields] of [
    ['price', { price: '0,5' }],
    ['price', { price: -1 }],
    ['price', { price: '.' }],
    ['price', { price: '1e-19' }],
    ['price', { price: '1e99' }],
    ['price', { price: true }],
    ['maxClaimable', { maxClaimable: 'two' }],
    ['maxClaimable', { maxClaimable: `${2n ** 256n}` }],
    ['currencyAddress', { currencyAddress: '0x12' }],
    ['address', { address: 'dawn.eth' }],
  ] as const) {
    it(`name ${field} of ${JSON.stringify(fields)}`, async () => {
      expect(await read([{ address: WALLET, ...fields }])).to.deep.equal([{ field }])
    })
  }

  it('are found by the address in any case', () => {
    const entries = [null, 7, {}, { address: 7 }, { address: `0x${'AB'.repeat(20)}` }]
    expect(positionOf(WALLET, entries)).to.equal(4)
    expect(positionOf(evmAddress(zeroAddress), entries)).to.equal(-1)
  })
})
