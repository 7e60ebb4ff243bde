import { Keypair, PublicKey, TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import { compileTransaction } from '../../src/send/simulateTransaction.ts'
import { fitsTransaction, transactionSize } from '../../src/transaction/transactionSize.ts'
import { tableOf } from '../support/lookupTables.ts'

const KEYS = Array.from({ length: 12 }, () => Keypair.generate().publicKey)
const PROGRAMS = KEYS.slice(0, 3)
const BUDGET = { unitLimit: 850_000, microLamports: 500_000n }

const instruction = fc
  .record({
    programId: fc.constantFrom(...PROGRAMS),
    keys: fc.array(
      fc.record({
        pubkey: fc.constantFrom(...KEYS.slice(3)),
        isSigner: fc.boolean(),
        isWritable: fc.boolean(),
      }),
      { maxLength: 12 },
    ),
    data: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  })
  .map((fields) => new TransactionInstruction(fields))

function keyAt(index: number): PublicKey {
  return KEYS[index] ?? PublicKey.default
}

describe('transactionSize', () => {
  it('matches the length of the sent bytes', () => {
    const payer = fc.constantFrom(...KEYS.slice(3))
    fc.assert(
      fc.property(fc.array(instruction, { maxLength: 5 }), payer, (instructions, payer) => {
        const planned = { instructions, payer }
        fc.pre(fitsTransaction(planned))
        const blockhash = PublicKey.default.toBase58()
        const transaction = compileTransaction(planned, { blockhash, budget: BUDGET })
        expect(transactionSize(planned)).to.equal(transaction.serialize().length)
      }),
      { numRuns: 300 },
    )
  })

  it('matches the length of the sent bytes with lookup tables', () => {
    const addresses = fc.array(fc.constantFrom(...KEYS), { maxLength: 12 })
    const tables = fc.array(addresses, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(instruction, { maxLength: 5 }), tables, (instructions, contents) => {
        const lookupTables = contents.map((content, index) => tableOf(keyAt(index), content))
        const planned = { instructions, payer: keyAt(11), lookupTables }
        fc.pre(fitsTransaction(planned))
        const blockhash = PublicKey.default.toBase58()
        const transaction = compileTransaction(planned, { blockhash, budget: BUDGET })
        expect(transaction.version).to.equal(0)
        expect(transactionSize(planned)).to.equal(transaction.serialize().length)
      }),
      { numRuns: 300 },
    )
  })

  it('is exact at the limit', () => {
    const [payer = PublicKey.default, programId = PublicKey.default] = KEYS
    const withData = (length: number) => {
      const data = Buffer.alloc(length)
      return { payer, instructions: [new TransactionInstruction({ programId, keys: [], data })] }
    }
    const overhead = transactionSize(withData(1_000)) - 1_000
    expect(fitsTransaction(withData(1_232 - overhead))).to.equal(true)
    expect(fitsTransaction(withData(1_233 - overhead))).to.equal(false)
    expect(transactionSize(withData(20_000))).to.equal(20_000 + overhead + 1)
  })
})
