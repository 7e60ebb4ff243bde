import {
  Deserializer,
  Ed25519Account,
  Ed25519PrivateKey,
  EntryFunction,
  Serializer as OfSdk,
  AccountAddress as SdkAddress,
  TransactionPayloadEntryFunction as SdkPayload,
  U64 as SdkU64,
  SimpleTransaction,
} from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import fc from 'fast-check'
import { Bool, MoveString, MoveVector, U64 } from '../../src/bcs/values.ts'
import { machineOf, machinesAt } from '../../src/drop/machine.ts'
import { mintPayload } from '../../src/mint/mintPayload.ts'
import { rawTransaction } from '../../src/send/rawTransaction.ts'
import { ed25519Account } from '../../src/wallet/ed25519Account.ts'
import { padded } from '../support/answers.ts'
import { LEDGER } from '../vectors/payloads.ts'

const SENDER = padded('0xa1')
const TERMS = { sequenceNumber: 7n, gas: 1_000n, gasPrice: 100n }

const mint = mintPayload({
  machine: machineOf('0xc1', machinesAt('0xd1')),
  collection: padded('0xc1'),
  quantity: 3n,
  maxTotalPrice: 300n,
  mintTo: undefined,
})

const transaction = rawTransaction({ payload: mint, ledger: LEDGER, publisher: '' }, SENDER, TERMS)

describe('a transaction for a wallet on Aptos', () => {
  it('is read back by a wallet that has the SDK, whichever way it is passed on', () => {
    const bytes = transaction.bcsToBytes()
    const read = SimpleTransaction.deserialize(new Deserializer(bytes))
    expect(read.bcsToBytes()).to.deep.equal(bytes)
    expect(read.rawTransaction.sender.toStringLong()).to.equal(SENDER)
    // Wallets write it with a serializer of their own, or pass it on as hex.
    const serializer = new OfSdk()
    transaction.serialize(serializer)
    expect(serializer.toUint8Array()).to.deep.equal(bytes)
    expect(transaction.bcsToHex().toString()).to.equal(read.bcsToHex().toString())
    expect(transaction.bcsToHex().toUint8Array()).to.deep.equal(bytes)
  })

  it('has the fields that a wallet of the SDK shows', () => {
    const { rawTransaction: shown, feePayerAddress } = transaction
    const { rawTransaction: known } = SimpleTransaction.deserialize(
      new Deserializer(transaction.bcsToBytes()),
    )
    expect(shown.sender.toStringLong()).to.equal(known.sender.toStringLong())
    expect(shown.sequence_number).to.equal(known.sequence_number)
    expect(shown.max_gas_amount).to.equal(known.max_gas_amount)
    expect(shown.gas_unit_price).to.equal(known.gas_unit_price)
    expect(shown.expiration_timestamp_secs).to.equal(known.expiration_timestamp_secs)
    expect(shown.chain_id.chainId).to.equal(known.chain_id.chainId)
    expect(feePayerAddress).to.equal(undefined)
    const { module_name: module, function_name: name } = mint.entryFunction
    expect([module.name.identifier, name.identifier]).to.deep.equal(['drop_machine_v2', 'mint'])
  })

  it('takes a payload made with the SDK', () => {
    const call = EntryFunction.build(
      `${padded('0xd1')}::drop_machine_v2`,
      'mint',
      [],
      [SdkAddress.from(padded('0xc1')), new SdkU64(3n), new SdkU64(300n)],
    )
    const input = { payload: new SdkPayload(call), ledger: LEDGER, publisher: '' }
    const bySdk = rawTransaction(input, SENDER, TERMS)
    expect(bySdk.bcsToBytes()).to.deep.equal(transaction.bcsToBytes())
  })
})

describe('an account with a key of Ed25519', () => {
  it('has the address, the key and the signatures of the SDK', () => {
    const keys = fc.uint8Array({ minLength: 32, maxLength: 32 })
    fc.assert(
      fc.property(keys, (key) => {
        const known = new Ed25519Account({ privateKey: new Ed25519PrivateKey(key) })
        const account = ed25519Account(Buffer.from(key).toString('hex'))
        expect(`${account.accountAddress}`).to.equal(known.accountAddress.toStringLong())
        expect(account.publicKey).to.equal(known.publicKey.toString())
        const read = SimpleTransaction.deserialize(new Deserializer(transaction.bcsToBytes()))
        expect(account.signTransactionWithAuthenticator(transaction).bcsToBytes()).to.deep.equal(
          known.signTransactionWithAuthenticator(read).bcsToBytes(),
        )
      }),
      { numRuns: 20 },
    )
  })
})

describe('values in BCS', () => {
  it('have the bytes of the SDK', () => {
    const numbers = fc.array(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), { maxLength: 300 })
    const texts = fc.string({ unit: 'grapheme', maxLength: 300 })
    fc.assert(
      fc.property(numbers, texts, fc.boolean(), (values, text, flag) => {
        const known = new OfSdk()
        known.serializeU32AsUleb128(values.length)
        for (const value of values) known.serializeU64(value)
        known.serializeStr(text)
        known.serializeBool(flag)
        const parts = [
          new MoveVector(values.map((value) => new U64(value))),
          new MoveString(text),
          new Bool(flag),
        ]
        expect(Buffer.concat(parts.map((part) => part.bcsToBytes()))).to.deep.equal(
          Buffer.from(known.toUint8Array()),
        )
      }),
    )
  })

  it('error: a number has more than 64 bits, or is negative', () => {
    for (const value of [-1n, 2n ** 64n]) {
      expect(() => new U64(value).bcsToBytes())
        .to.throw()
        .with.property('code', 'U64_INVALID')
    }
  })
})
