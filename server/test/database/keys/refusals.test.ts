import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import {
  readActivityKey,
  readAddressKey,
  readCollectionKey,
  readCurrencyKey,
  readItemKey,
  readOrderKey,
  readTransactionKey,
} from '../../../src/database/keys/index.ts'

const EVM = '0001'
const FLOW = '0002'
const SOLANA = '0003'
const ADDRESS = 'ab'.repeat(20)
const ACCOUNT = 'cd'.repeat(8)

const CASES: readonly [string, (key: Buffer) => unknown, string][] = [
  ['no bytes at all', readItemKey, ''],
  ['half the number of a blockchain', readOrderKey, '00'],
  ['the number of no blockchain', readAddressKey, `ffff${ADDRESS}`],
  ['an address that is cut off', readAddressKey, `${EVM}${ADDRESS.slice(2)}`],
  ['an address with a byte too many', readAddressKey, `${EVM}${ADDRESS}00`],
  ['a Solana address of 31 bytes', readCollectionKey, `${SOLANA}${'01'.repeat(31)}`],
  ['a Flow contract without an end', readCollectionKey, `${FLOW}${ACCOUNT}414243`],
  ['a Flow currency shorter than an account', readCurrencyKey, `${FLOW}cdcd`],
  ['an EVM item without a token id', readItemKey, `${EVM}${ADDRESS}`],
  ['a token id shorter than it says', readItemKey, `${EVM}${ADDRESS}02ff`],
  ['a token id that begins with zeros', readItemKey, `${EVM}${ADDRESS}020001`],
  ['a Solana item with a token id', readItemKey, `${SOLANA}${'01'.repeat(32)}0101`],
  ['an activity in an unknown form', readActivityKey, `${EVM}09ff`],
  ['an activity without an id', readActivityKey, EVM],
  ['a transaction in an unknown form', readTransactionKey, '09ff'],
]

describe('bytes that are no key', () => {
  for (const [name, read, hex] of CASES) {
    it(`are refused: ${name}`, () => {
      try {
        read(Buffer.from(hex, 'hex'))
      } catch (error) {
        if (!isMintlineError(error, 'NOT_A_KEY')) throw error
        expect(error.message).to.contain(`0x${hex} `)
        return
      }
      expect.fail('nothing was thrown')
    })
  }
})
