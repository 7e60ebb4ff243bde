import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACTIVITIES } from './fetchActivities.ts'

const ITEM = 'So11111111111111111111111111111111111111112'
const ALICE = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR'
const BOB = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const SIGNATURE =
  '5EXuKjgdcUd9K4ueJcHQ4K6ZuHeVTEUcciLevjmELXHUuqUgZtQwoa3LgzKTfBmEPaYFJxZYy2c9wPDJsPfcxsP4'

const COMMON = {
  id: 'SOLANA:1',
  date: '2026-11-23T01:57:32.900Z',
  transactionHash: SIGNATURE,
  itemId: `SOLANA:${ITEM}`,
}
const SOL = { type: { '@type': 'SOLANA_SOL' }, value: '0.5' }
const MINT = {
  ...COMMON,
  '@type': 'MINT',
  owner: `SOLANA:${ALICE}`,
  mintPrice: '0.5',
  mintPayment: SOL,
}
const TRANSFER = { ...COMMON, '@type': 'TRANSFER', from: `SOLANA:${ALICE}`, owner: `SOLANA:${BOB}` }
const BURN = { ...COMMON, '@type': 'BURN', owner: `SOLANA:${BOB}` }
const { itemId, ...WITHOUT_ITEM } = COMMON
const SALE = {
  ...WITHOUT_ITEM,
  '@type': 'SELL',
  seller: `SOLANA:${ALICE}`,
  buyer: `SOLANA:${BOB}`,
  nft: { type: { '@type': 'SOLANA_NFT', itemId }, value: '1' },
  payment: SOL,
  price: '1.000000001',
}

function decoded(...activities: unknown[]) {
  return ACTIVITIES.parse({ activities }).activities
}

describe('ACTIVITIES', () => {
  it('decodes each kind with exact amounts and seconds', () => {
    const common = {
      id: 'SOLANA:1',
      time: 1_795_399_052n,
      transaction: SIGNATURE,
      mint: ITEM,
      minter: undefined,
    }
    expect(decoded(MINT, TRANSFER, BURN, SALE)).toEqual([
      {
        ...common,
        kind: 'mint',
        from: undefined,
        to: ALICE,
        price: { text: '0.5', currency: undefined },
      },
      { ...common, kind: 'transfer', from: ALICE, to: BOB, price: undefined },
      { ...common, kind: 'burn', from: BOB, to: undefined, price: undefined },
      {
        ...common,
        kind: 'sale',
        from: ALICE,
        to: BOB,
        price: { text: '1.000000001', currency: undefined },
      },
    ])
  })

  it('names the token of a price, and the minter of a gift', () => {
    const token = { type: { '@type': 'SOLANA_FT', address: `SOLANA:${BOB}` }, value: '2.5' }
    const gift = { minter: `SOLANA:${BOB}`, payer: `SOLANA:${BOB}` }
    const [mint, sale] = decoded(
      { ...MINT, ...gift, mintPrice: '2.5', mintPayment: token },
      { ...SALE, price: '2.5', payment: token },
    )
    expect(mint).toMatchObject({ to: ALICE, minter: BOB })
    for (const one of [mint, sale]) expect(one?.price).toEqual({ text: '2.5', currency: BOB })
  })

  it('knows no price in currencies of other kinds, and none that is no decimal number', () => {
    const token = { type: { '@type': 'ERC20', contract: 'ETHEREUM:0x' }, value: '5' }
    const prices = [
      { ...MINT, mintPayment: token },
      { ...MINT, mintPayment: { type: { '@type': 'SOLANA_FT' }, value: '5' } },
      { ...MINT, mintPayment: undefined },
      { ...MINT, mintPrice: undefined },
      { ...MINT, mintPrice: '1e3' },
      { ...MINT, mintPrice: '-1' },
      { ...SALE, payment: token },
    ]
    for (const one of decoded(...prices)) expect(one.price).toBeUndefined()
    expect(decoded({ ...MINT, mintPrice: '0' })[0]?.price?.text).toBe('0')
  })

  it('leaves out other types and what the chain has undone, and keeps the token', () => {
    const others = [
      { '@type': 'LIST' },
      { '@type': 'toString' },
      { ...MINT, reverted: true },
      { ...BURN, reverted: false },
    ]
    const page = ACTIVITIES.parse({ activities: others, continuation: 'next' })
    expect(page.activities.map(({ kind }) => kind)).toEqual(['burn'])
    expect(page.next).toBe('next')
    expect(ACTIVITIES.parse({ activities: [], continuation: '' }).next).toBeUndefined()
  })

  it('refuses addresses, signatures and times that are none', () => {
    const wrong = [
      { ...MINT, owner: 'SOLANA:<img src=x>' },
      { ...MINT, owner: `0x${'0'.repeat(40)}` },
      { ...MINT, itemId: '../..' },
      { ...MINT, transactionHash: 'javascript:alert(1)' },
      { ...MINT, transactionHash: `${SIGNATURE}?cluster=other` },
      { ...MINT, date: 'yesterday' },
      { ...MINT, id: '' },
      { ...TRANSFER, from: undefined },
      { ...SALE, nft: undefined },
    ]
    for (const one of wrong) {
      expect(ACTIVITIES.safeParse({ activities: [one] }).success, JSON.stringify(one)).toBe(false)
    }
  })

  it('decodes or refuses any answer, and never throws', () => {
    const kinds = fc.constantFrom(MINT, TRANSFER, BURN, SALE)
    const spoiled = fc
      .tuple(kinds, fc.constantFrom(...Object.keys({ ...MINT, ...SALE })), fc.jsonValue())
      .map(([one, field, value]) => ({ ...one, [field]: value }))
    const answers = fc.oneof(
      fc.jsonValue(),
      fc.record({ activities: fc.array(fc.oneof(spoiled, fc.jsonValue())) }),
    )
    fc.assert(
      fc.property(answers, (answer) => {
        const { success, data } = ACTIVITIES.safeParse(answer)
        expect(success).toBe(data !== undefined)
        for (const { transaction } of data?.activities ?? []) {
          expect(transaction).toMatch(/^[1-9A-HJ-NP-Za-km-z]+$/)
        }
      }),
    )
  })
})
