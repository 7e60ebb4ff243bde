import { expect } from 'chai'
import type { AptosTransaction } from '../../../src/ingest/decode/aptos/aptosTransaction.ts'
import { decodeTransaction } from '../../../src/ingest/decode/aptos/decodeTransaction.ts'

const long = (digits: string) => `0x${digits.padStart(64, '0')}`
const MACHINE = long('a0')
const [COLLECTION, ITEM, ADA, BOB] = [long('c0'), long('11'), long('ada'), long('b0b')]
const OBJECT = long('0b')

const minted = {
  type: '0xa0::events::ItemsMinted',
  data: {
    collection: '0xc0',
    phase_id: '1',
    minter: '0xada',
    first_number: '7',
    items: ['0x11'],
    total_price: '18446744073709551615',
    platform_fee: '0',
  },
}
const token = { type: '0x4::collection::Mint', data: { collection: '0xc0', token: '0x11' } }
const transfer = (from: string, to: string, object = '0x11') => ({
  type: '0x1::object::Transfer',
  data: { object, from, to },
})
const written = [
  { address: ITEM, type: '0x4::token::Token', data: { name: 'No. 7', uri: 'ipfs://7' } },
  { address: ITEM, type: '0x1::object::ObjectCore', data: { owner: '0xa0b' } },
]

describe('a transaction of Aptos', () => {
  const decode = (events: AptosTransaction['events'], items: readonly string[] = []) => {
    const { activities, newItems } = decodeTransaction(
      { version: 1, hash: '0x1', events, written },
      {
        machines: new Set([MACHINE]),
        collectionOf: (item) => (items.includes(item) ? COLLECTION : undefined),
      },
    )
    const lines = activities.map(({ type, item, from, to, index, mintPrice }) => [
      type,
      item.contract,
      from,
      to,
      index,
      mintPrice,
    ])
    return {
      lines,
      texts: newItems.map(({ collection, number, name, uri }) => [collection, number, name, uri]),
    }
  }

  it('mints with the whole range of prices, and hands over within the mint', () => {
    const { lines, texts } = decode([token, transfer('0xa0b', '0xada'), minted])
    expect(lines).to.deep.equal([['MINT', ITEM, undefined, ADA, 0, 2n ** 64n - 1n]])
    expect(texts).to.deep.equal([[COLLECTION, 7n, 'No. 7', 'ipfs://7']])
  })

  it('mints, and passes the item on', () => {
    const events = [token, transfer('0xa0b', '0xada'), minted, transfer('0xada', '0xb0b')]
    expect(decode(events).lines.slice(1)).to.deep.equal([
      ['TRANSFER', ITEM, ADA, BOB, 3, undefined],
    ])
  })

  it('mints for the machine itself, which nothing is handed over to', () => {
    expect(decode([token, minted]).lines).to.deep.equal([
      ['MINT', ITEM, undefined, long('a0b'), 0, 2n ** 64n - 1n],
    ])
  })

  it('counts a transfer once that is told by both kinds of events', () => {
    const moved = transfer('0xada', '0xb0b')
    const old = { ...moved, type: '0x1::object::TransferEvent' }
    const line = ['TRANSFER', ITEM, ADA, BOB]
    expect(decode([old, moved], [ITEM]).lines).to.deep.equal([[...line, 1, undefined]])
    expect(decode([old], [ITEM]).lines).to.deep.equal([[...line, 0, undefined]])
  })

  it('moves nothing from a wallet to itself, and no objects that are no items', () => {
    const events = [transfer('0xada', '0xada'), transfer('0xada', '0xb0b', OBJECT)]
    expect(decode(events, [ITEM]).lines).to.deep.equal([])
  })

  it('has nothing of events in the name of the machine by other modules', () => {
    for (const type of [
      '0xa1::events::ItemsMinted',
      '0xa0::other::ItemsMinted',
      '0xa0::events::ItemsMinted<0xa0::events::ItemsMinted>',
      '0xa00::events::ItemsMinted',
    ]) {
      expect(decode([token, { ...minted, type }]).lines).to.deep.equal([])
    }
  })

  it('error: the events of the machine are in another shape, or tokens are missing', () => {
    const broken = { ...minted, data: { ...minted.data, total_price: '-1' } }
    expect(() => decode([token, broken])).to.throw()
    expect(() => decode([{ ...minted, data: { ...minted.data, items: [] } }])).to.throw()
    expect(() => decode([minted])).to.throw()
  })
})
