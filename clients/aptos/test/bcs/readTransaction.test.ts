import {
  AccountAddress,
  Bool,
  ChainId,
  EntryFunction,
  MoveVector,
  parseTypeTag,
  RawTransaction,
  Script,
  SimpleTransaction,
  type TransactionPayload,
  TransactionPayloadEntryFunction,
  TransactionPayloadScript,
  U8,
  U16,
  U32,
  U64,
  U128,
  U256,
} from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import { decodeTransaction } from '../../src/bcs/decodeTransaction.ts'
import { readTransaction } from '../../src/bcs/readTransaction.ts'
import { padded } from '../support/answers.ts'

const SENDER = padded('0xa1')
const TYPES = [
  'u8',
  'vector<vector<u256>>',
  '0x1::coin::CoinStore<0x1::aptos_coin::AptosCoin>',
].map((tag) => parseTypeTag(tag))

const PAYLOADS: Readonly<Record<string, TransactionPayload>> = {
  'a call of an entry function': new TransactionPayloadEntryFunction(
    EntryFunction.build('0x1::aptos_account', 'create_account', TYPES, [
      AccountAddress.TWO,
      MoveVector.U8(new Uint8Array(1_000).fill(7)),
    ]),
  ),
  'a script': new TransactionPayloadScript(
    new Script(new Uint8Array(300).fill(9), TYPES, [
      new U8(1),
      new U16(2),
      new U32(3),
      new U64(4n),
      new U128(5n),
      new U256(6n),
      new Bool(true),
      AccountAddress.THREE,
      MoveVector.U8([1, 2, 3]),
      MoveVector.U64([1n, 2n]),
    ]),
  ),
}

function bytesWith(payload: TransactionPayload): Uint8Array {
  return rawWith(payload).bcsToBytes()
}

function rawWith(payload: TransactionPayload): RawTransaction {
  const sender = AccountAddress.from(SENDER)
  const numbers = [2n ** 64n - 1n, 1_000n, 100n, 1_800_000_001n] as const
  const [number, gas, price, end] = numbers
  return new RawTransaction(sender, number, payload, gas, price, end, new ChainId(4))
}

describe('a transaction in BCS', () => {
  for (const [name, payload] of Object.entries(PAYLOADS)) {
    it(`tells sender, number and end, with ${name}, whatever follows it`, () => {
      const signed = Buffer.concat([bytesWith(payload), Buffer.alloc(97, 0xff)])
      expect(readTransaction(signed)).to.deep.equal({
        sender: SENDER,
        sequenceNumber: 2n ** 64n - 1n,
        expiresAt: 1_800_000_001n,
      })
    })

    it(`error: it is cut off, with ${name}`, () => {
      const bytes = bytesWith(payload)
      // The last byte is the chain's, which is not read.
      for (let length = 0; length < bytes.length - 1; length += 1) {
        expect(() => readTransaction(bytes.subarray(0, length))).to.throw(RangeError)
      }
    })
  }
})

describe('a transaction that another process passes on in BCS', () => {
  const untyped: Readonly<Record<string, TransactionPayload>> = {
    'a call of an entry function': new TransactionPayloadEntryFunction(
      EntryFunction.build(
        '0x1::aptos_account',
        'create_account',
        [],
        [AccountAddress.TWO, MoveVector.U8(new Uint8Array(1_000).fill(7))],
      ),
    ),
    'a script': new TransactionPayloadScript(
      new Script(new Uint8Array(300).fill(9), [], [new U8(1), new U256(6n), MoveVector.U64([1n])]),
    ),
  }

  for (const [name, payload] of Object.entries(untyped)) {
    it(`is the same again, with ${name}, and has the fields that wallets show`, () => {
      const bytes = new SimpleTransaction(rawWith(payload)).bcsToBytes()
      const decoded = decodeTransaction(bytes)
      expect(Buffer.from(decoded.bcsToBytes())).to.deep.equal(Buffer.from(bytes))
      const { rawTransaction: raw } = decoded
      expect(raw.sender.toString()).to.equal(SENDER)
      expect(raw.sequence_number).to.equal(2n ** 64n - 1n)
      expect(raw.chain_id.chainId).to.equal(4)
    })

    it(`error: it is cut off or too long, with ${name}`, () => {
      const bytes = new SimpleTransaction(rawWith(payload)).bcsToBytes()
      for (let length = 0; length < bytes.length; length += 1) {
        expect(() => decodeTransaction(bytes.subarray(0, length))).to.throw(RangeError)
      }
      expect(() => decodeTransaction(Buffer.concat([bytes, Buffer.alloc(1)]))).to.throw(RangeError)
    })
  }

  it('error: it has type arguments, or somebody else pays', () => {
    for (const payload of Object.values(PAYLOADS)) {
      const bytes = new SimpleTransaction(rawWith(payload)).bcsToBytes()
      expect(() => decodeTransaction(bytes)).to.throw(RangeError, 'type arguments')
    }
    for (const payload of Object.values(untyped)) {
      const paid = new SimpleTransaction(rawWith(payload), AccountAddress.THREE).bcsToBytes()
      expect(() => decodeTransaction(paid)).to.throw(RangeError, 'other signers')
    }
  })
})
