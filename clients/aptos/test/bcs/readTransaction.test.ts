import {
  AccountAddress,
  Bool,
  ChainId,
  EntryFunction,
  MoveVector,
  parseTypeTag,
  RawTransaction,
  Script,
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
  const sender = AccountAddress.from(SENDER)
  const numbers = [2n ** 64n - 1n, 1_000n, 100n, 1_800_000_001n] as const
  const [number, gas, price, end] = numbers
  return new RawTransaction(sender, number, payload, gas, price, end, new ChainId(4)).bcsToBytes()
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
