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
    const common = { id: 'SOLANA:1', time: 1_795_399_052n, transaction: SIGNATURE, mint: ITEM }
    expect(decoded(MINT, TRANSFER, BURN, SALE)).toEqual([
      { ...common, kind: 'mint', from: undefined, to: ALICE, price: 500_000_000n },
      { ...common, kind: 'transfer', from: ALICE, to: BOB, price: undefined },
      { ...common, kind: 'burn', from: BOB, to: undefined, price: undefined },
      { ...common, kind: 'sale', from: ALICE, to: BOB, price: 1_000_000_001n },
    ])
  })

  it('knows no price in other currencies, and none that is not exact', () => {
    const token = { type: { '@type': 'SOLANA_FT', address: ITEM }, value: '5' }
    const prices = [
      { ...MINT, mintPayment: token },
      { ...MINT, mintPayment: undefined },
      { ...MINT, mintPrice: undefined },
      { ...MINT, mintPrice: '0.0000000001' },
      { ...MINT, mintPrice: '-1' },
      { ...SALE, payment: token },
    ]
    for (const one of decoded(...prices)) expect(one.price).toBeUndefined()
    expect(decoded({ ...MINT, mintPrice: '0' })[0]?.price).toBe(0n)
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
