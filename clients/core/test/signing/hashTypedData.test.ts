import { expect } from 'chai'
import fc from 'fast-check'
import { hashTypedData as viemHash } from 'viem'
import { hashTypedData, type TypedData } from '../../src/signing/index.ts'
import { MAIL, MAIL_DIGEST } from './support/mail.ts'

const hex = (bytes: number) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((value) => `0x${Buffer.from(value).toString('hex')}`)
const text = fc.string({ unit: 'binary', maxLength: 20 })

/** An order with values of every type. */
const order = fc.record({
  maker: hex(20),
  count: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  small: fc.integer({ min: 0, max: 255 }),
  delta: fc.bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n }),
  open: fc.boolean(),
  note: text,
  data: fc.integer({ min: 0, max: 70 }).chain(hex),
  tag: hex(4),
  root: hex(32),
  parts: fc.array(fc.record({ who: hex(20), share: fc.integer({ min: 0, max: 65_535 }) })),
  grid: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 3 }),
  names: fc.array(text, { maxLength: 3 }),
})

const types = {
  Part: [
    { name: 'who', type: 'address' },
    { name: 'share', type: 'uint16' },
  ],
  Order: [
    { name: 'maker', type: 'address' },
    { name: 'count', type: 'uint256' },
    { name: 'small', type: 'uint8' },
    { name: 'delta', type: 'int128' },
    { name: 'open', type: 'bool' },
    { name: 'note', type: 'string' },
    { name: 'data', type: 'bytes' },
    { name: 'tag', type: 'bytes4' },
    { name: 'root', type: 'bytes32' },
    { name: 'parts', type: 'Part[]' },
    { name: 'grid', type: 'uint32[2][]' },
    { name: 'names', type: 'string[]' },
  ],
}

describe('hashTypedData', () => {
  it('returns the digest of the example in EIP-712', () => {
    expect(hashTypedData(MAIL)).equal(MAIL_DIGEST)
  })

  it('agrees with viem on every type', () => {
    // Viem omits an empty version; here, as in wallets, an existing field counts.
    const version = text.filter((value) => value !== '')
    const domain = fc.record(
      { name: text, version, chainId: fc.nat(), verifyingContract: hex(20), salt: hex(32) },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(order, domain, (message, domain) => {
        const data = { types, primaryType: 'Order', domain, message }
        expect(hashTypedData(data)).equal(viemHash(data as Parameters<typeof viemHash>[0]))
      }),
    )
  })

  it('lists referenced structs in alphabetical order', () => {
    const structs = {
      Pair: [
        { name: 'z', type: 'Zebra[2]' },
        { name: 'a', type: 'Ant' },
      ],
      Zebra: [{ name: 'ant', type: 'Ant' }],
      Ant: [{ name: 'legs', type: 'uint8' }],
    }
    const ant = { legs: 6 }
    const message = { z: [{ ant }, { ant }], a: ant }
    const data = { types: structs, primaryType: 'Pair', domain: {}, message } as const
    expect(hashTypedData(data)).equal(viemHash(data as Parameters<typeof viemHash>[0]))
  })

  it('hashes a domain by itself', () => {
    const data = { types: {}, primaryType: 'EIP712Domain', domain: { name: 'x' }, message: {} }
    const expected = viemHash({
      types: { EIP712Domain: [{ name: 'name', type: 'string' }] },
      primaryType: 'EIP712Domain',
      domain: { name: 'x' },
    })
    expect(hashTypedData(data)).equal(expected)
  })

  const wrong: [type: string, value: unknown, message: string][] = [
    ['uint8', 256, 'Typed data has 256 where uint8 is expected'],
    ['uint8', -1, 'Typed data has -1 where uint8 is expected'],
    ['int8', 128n, 'Typed data has 128 where int8 is expected'],
    ['int8', -129n, 'Typed data has -129 where int8 is expected'],
    ['uint256', 2 ** 53, 'Typed data has 9007199254740992 where uint256 is expected'],
    ['uint256', '1.5', 'Typed data has 1.5 where uint256 is expected'],
    ['uint7', 1, 'Typed data has 1 where uint7 is expected'],
    ['uint264', 1, 'Typed data has 1 where uint264 is expected'],
    ['address', '0x12', 'Typed data has 0x12 where address is expected'],
    ['bytes4', '0x123456', 'Typed data has 0x123456 where bytes4 is expected'],
    ['bytes33', '0x12', 'Typed data has 0x12 where bytes33 is expected'],
    ['bytes', '0x123', 'Typed data has 0x123 where bytes is expected'],
    ['bool', 'true', 'Typed data has true where bool is expected'],
    ['string', undefined, 'Typed data has undefined where string is expected'],
    ['uint8[2]', [1], 'Typed data has 1 where uint8[2] is expected'],
    ['uint8[]', 1, 'Typed data has 1 where uint8[] is expected'],
    ['Inner', null, 'Typed data has null where Inner is expected'],
  ]
  for (const [type, value, message] of wrong) {
    it(`error: ${message}`, () => {
      const data: TypedData = {
        types: { Inner: [], Outer: [{ name: 'value', type }] },
        primaryType: 'Outer',
        domain: {},
        message: { value },
      }
      expect(() => hashTypedData(data))
        .throw(message)
        .property('code', 'TYPED_DATA_INVALID')
    })
  }

  it('error: there is no such struct', () => {
    const data = { ...MAIL, primaryType: 'toString' }
    expect(() => hashTypedData(data)).throw(
      'Typed data has toString where a known struct is expected',
    )
  })
})
