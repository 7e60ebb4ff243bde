import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { failureOf } from '../../../core/test/async/_clock.ts'
import { buildMerkleList } from '../../src/allowlist/buildMerkleList.ts'
import { parseAllowlistCsv } from '../../src/allowlist/parseAllowlistCsv.ts'
import {
  collectFlatFeeProblems,
  flatFeeOf,
  flatFeeWarnings,
} from '../../src/plans/problems/flatFee.ts'
import { walletOf } from './arbitraries.ts'

const [A, B, C] = [walletOf(1), walletOf(2), walletOf(3)]
const FEE = 1_000n

describe('prices below a flat fee', () => {
  it('are reported by their positions, free ones included', () => {
    const entries = [{ price: 1_000n }, { price: 999n }, { price: 0n }, { price: 2_000n }]
    expect(collectFlatFeeProblems(entries, FEE)).to.deep.equal([
      {
        path: 'entries.1.price',
        code: 'PRICE_BELOW_FLAT_FEE',
        message:
          'A price of 0.000000999 SOL does not cover the flat platform fee of 0.000001 SOL (ETH on Eclipse), so the wallet could never mint',
      },
      {
        path: 'entries.2.price',
        code: 'PRICE_BELOW_FLAT_FEE',
        message:
          'A price of 0 SOL does not cover the flat platform fee of 0.000001 SOL (ETH on Eclipse), so the wallet could never mint',
      },
    ])
    expect(collectFlatFeeProblems(entries, 0n)).to.deep.equal([])
  })

  it('are none if the fee is a share of the price', () => {
    expect(flatFeeOf({ isFlat: true, feeValue: FEE })).to.equal(FEE)
    expect(flatFeeOf({ isFlat: false, feeValue: FEE })).to.equal(0n)
  })

  it('are bad rows of a file, for both kinds of list', () => {
    const text = `wallet,price_lamports,amount\n${A},1000,1\n${B},999,1\n${C},0,1\n`
    for (const limits of ['allowList', 'merkleTree'] as const) {
      const options = { flatFee: FEE, limits: limits as 'merkleTree' }
      const { entries, badRows } = parseAllowlistCsv(text, options)
      expect(entries.map(({ user }) => user)).to.deep.equal([A])
      expect(
        badRows.map(({ row, column, value, code }) => [row, column, value, code]),
      ).to.deep.equal([
        [3, 'price', '999', 'PRICE_BELOW_FLAT_FEE'],
        [4, 'price', '0', 'PRICE_BELOW_FLAT_FEE'],
      ])
    }
    expect(parseAllowlistCsv(text).badRows).to.deep.equal([])
  })

  it('are bad rows also for a default price', () => {
    const options = { defaultAmount: 1n, flatFee: FEE }
    const read = (defaultPrice: bigint) =>
      parseAllowlistCsv(`${A}\n${B}`, { ...options, defaultPrice })
    expect(read(999n).badRows.map(({ row, code }) => [row, code])).to.deep.equal([
      [1, 'PRICE_BELOW_FLAT_FEE'],
      [2, 'PRICE_BELOW_FLAT_FEE'],
    ])
    expect(read(1_000n).badRows).to.deep.equal([])
  })

  it('prevent the merkle list from being built', async () => {
    const listAt = (...prices: readonly bigint[]) =>
      prices.map((price, index) => ({ user: walletOf(index), price, maxClaims: 1n }))
    const failure = await failureOf(buildMerkleList(listAt(1_000n, 999n), { flatFee: FEE }))
    const paths = isMintlineError(failure, 'INPUT_INVALID')
      ? failure.context.problems.map(({ path, code }) => [path, code])
      : failure
    expect(paths).to.deep.equal([['entries.1.price', 'PRICE_BELOW_FLAT_FEE']])
    expect(await buildMerkleList(listAt(1_000n, 1_001n), { flatFee: FEE })).to.include({ size: 2 })
    expect(await buildMerkleList(listAt(0n))).to.include({ size: 1 })
  })

  it('are counted by phase for entries on chain', () => {
    const entryOf = (phaseIndex: number, price: bigint) => ({
      ...{ phaseIndex, price, amount: 1 },
      ...{ address: A, deployment: A, user: A, payer: A },
    })
    const entries = [
      ...[entryOf(2, 0n), entryOf(2, 999n), entryOf(2, 1_000n)],
      ...[entryOf(1, 5n), entryOf(3, 1_000n)],
    ]
    expect(flatFeeWarnings(FEE, { entries, coin: 'SOL' })).to.deep.equal([
      {
        code: 'FLAT_FEE_CLOSES_ENTRIES',
        message:
          '1 of 1 entries of phase 2 have prices below a flat fee of 0.000001 SOL, and their wallets could not mint: raise the prices, or choose a lower fee',
      },
      {
        code: 'FLAT_FEE_CLOSES_ENTRIES',
        message:
          '2 of 3 entries of phase 3 have prices below a flat fee of 0.000001 SOL, and their wallets could not mint: raise the prices, or choose a lower fee',
      },
    ])
    expect(flatFeeWarnings(0n, { entries, coin: 'SOL' })).to.deep.equal([])
  })
})
