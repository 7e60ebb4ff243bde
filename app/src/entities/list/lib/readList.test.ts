import { parseAllowlistCsv } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { columnMap, fileColumns } from './fileColumns.ts'
import {
  AS_IT_COMES,
  needsPriceUnit,
  type ReadingChoice,
  type ReadingRules,
  readList,
} from './readList.ts'

const USDC = { symbol: 'USDC', decimals: 6 }
const A = 'So11111111111111111111111111111111111111112'
const C = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const B = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

function read(text: string, change: Partial<ReadingChoice> = {}) {
  return readWith(text, { choice: { ...AS_IT_COMES, ...change }, symbol: 'SOL' })
}

function readWith(text: string, rules: ReadingRules) {
  return readList(rules, (options) => parseAllowlistCsv(text, options))
}

describe('readList', () => {
  it('reads what the client reads', () => {
    expect(read(`\ufeffWallet;Price;Limit\r\n${A};0.5 SOL;2\r\n`)).toMatchObject({
      status: 'read',
      list: { entries: [{ user: A, price: 500_000_000n, amount: 2 }] },
    })
  })

  it('reads prices without a unit in the chosen one', () => {
    const text = `wallet,price,amount\n${A},1,1`
    expect(read(text)).toMatchObject({ list: { entries: [{ price: 1_000_000_000n }] } })
    expect(read(text, { unit: 'base' })).toMatchObject({ list: { entries: [{ price: 1n }] } })
  })

  it.each([
    ['wallet,price,amount', '1', true],
    ['wallet,price,amount', '0.1', true],
    ['wallet,price,amount', '0', false],
    ['wallet,price,amount', '1 SOL', false],
    ['wallet,price (SOL),amount', '1', false],
    ['wallet,price_lamports,amount', '1', false],
    ['colour,shape,amount', 'red', false],
  ])('asks for the unit below %s where %s names none: %s', (header, price, isAsked) => {
    expect(needsPriceUnit(`${header}\n${A},${price},1`, AS_IT_COMES)).toBe(isAsked)
  })

  it('leaves out rows priced below a flat fee, including free ones', () => {
    const prices = ['0.05', '0.049999999', '0']
    const text = `wallet,price (SOL),amount\n${[A, B, C].map((wallet, index) => `${wallet},${prices[index]},1`).join('\n')}`
    const reading = readWith(text, { choice: AS_IT_COMES, flatFee: 50_000_000n })
    if (reading.status !== 'read') throw new Error(reading.status)
    expect(reading.list.entries).toHaveLength(1)
    expect(reading.list.badRows.map(({ row, code }) => [row, code])).toEqual([
      [3, 'PRICE_BELOW_FLAT_FEE'],
      [4, 'PRICE_BELOW_FLAT_FEE'],
    ])
  })

  it('prefers the unit in the header to the chosen one', () => {
    const text = `wallet,price_lamports,amount\n${A},5,1`
    expect(read(text, { unit: 'whole' })).toMatchObject({ list: { entries: [{ price: 5n }] } })
  })

  it("reads prices in the phase's token, exactly and in no other unit", () => {
    const rows = [`${A},20.000001 USDC,2`, `${B},0.5 SOL,1`, `${C},0.0000001 USDC,1`]
    const reading = readWith(`wallet,price,amount\n${rows.join('\n')}`, {
      choice: AS_IT_COMES,
      symbol: 'SOL',
      token: USDC,
    })
    if (reading.status !== 'read') throw new Error(reading.status)
    expect(reading.list.entries).toEqual([{ user: A, price: 20_000_001n, amount: 2 }])
    expect(reading.list.badRows.map(({ row, message }) => [row, message])).toEqual([
      [3, 'This is not a price: the phase is priced in USDC, not in SOL.'],
      [4, 'This is not a price: USDC has 6 decimals, and this has more.'],
    ])
  })

  it("reads a token's bare prices in the chosen unit, but never below another unit", () => {
    const price = (column: string, unit: ReadingChoice['unit']) => {
      const text = `wallet,${column},amount\n${A},20,1`
      const reading = readWith(text, { choice: { ...AS_IT_COMES, unit }, token: USDC })
      return reading.status === 'read' ? reading.list.entries[0]?.price : reading
    }
    expect([price('price', 'whole'), price('price', 'base')]).toEqual([20_000_000n, 20n])
    expect(price('price (USDC)', 'base')).toBe(20_000_000n)
    expect(price('price_base_units', 'whole')).toBe(20n)
    expect([price('price (SOL)', 'whole'), price('price_lamports', 'base')]).toEqual([
      undefined,
      undefined,
    ])
  })

  it.each([
    ['wallet,price,amount', '20', true],
    ['wallet,price,amount', '20 USDC', false],
    ['wallet,price (USDC),amount', '20', false],
    ['wallet,price (SOL),amount', '20', false],
    ['wallet,price_base_units,amount', '20', false],
  ])("asks for a token's unit below %s for %s: %s", (header, price, isAsked) => {
    expect(needsPriceUnit(`${header}\n${A},${price},1`, AS_IT_COMES, USDC)).toBe(isAsked)
  })

  it("names a default price's limit in the token", () => {
    const choice = { ...AS_IT_COMES, defaultPrice: 2n ** 32n, defaultAmount: 1n }
    expect(readWith(A, { choice, token: USDC })).toMatchObject({
      status: 'unreadable',
      reason: expect.stringContaining('4294.967295 USDC'),
    })
  })

  it('asks for everything that a file of wallets alone lacks at once', () => {
    expect(read(A)).toEqual({ status: 'incomplete', missing: ['price', 'amount'] })
    expect(read(A, { defaultAmount: 1n })).toEqual({ status: 'incomplete', missing: ['price'] })
    expect(read(A, { defaultPrice: 0n })).toEqual({ status: 'incomplete', missing: ['amount'] })
    expect(read(A, { defaultPrice: 0n, defaultAmount: 3n })).toMatchObject({
      list: { entries: [{ user: A, price: 0n, amount: 3 }] },
    })
  })

  it('explains in a sentence why a file cannot be read', () => {
    expect(read('name,colour\nAnn,red')).toMatchObject({
      status: 'unreadable',
      reason: expect.stringContaining('no column of wallets'),
    })
    expect(read(A, { defaultPrice: 2n ** 40n, defaultAmount: 1n })).toMatchObject({
      status: 'unreadable',
      reason: expect.stringContaining('1099.511627776 SOL'),
    })
  })

  it('leaves out wallets with conflicting rows, unless a row is chosen', () => {
    const text = `wallet,price_lamports,amount\n${A},1,1\n${A},2,1\n${B},3,1`
    const prices = (onConflict: ReadingChoice['onConflict']) => {
      const reading = read(text, { onConflict })
      return reading.status === 'read' ? reading.list.entries.map(({ price }) => price) : undefined
    }
    expect(prices('report')).toEqual([3n])
    expect(prices('first')).toEqual([1n, 3n])
    expect(prices('last')).toEqual([2n, 3n])
  })
})

describe('fileColumns', () => {
  it('returns columns that the reader accepts', () => {
    const text = `id;who;pays;times\n7;${A};5;1`
    expect(fileColumns(text)).toEqual([
      { choice: 1, label: 'id' },
      { choice: 2, label: 'who' },
      { choice: 3, label: 'pays' },
      { choice: 4, label: 'times' },
    ])
    expect(
      read(text, {
        columns: { address: 2, price: 3, amount: 4 },
        unit: 'base',
      }),
    ).toMatchObject({ list: { entries: [{ user: A, price: 5n, amount: 1 }], badRows: [] } })
  })

  it('gives columns without a name their letter, and shows their contents', () => {
    expect(fileColumns(`${A},5`)).toEqual([
      { choice: 1, label: `Column A: ${A.slice(0, 24)}…` },
      { choice: 2, label: 'Column B: 5' },
    ])
    expect(fileColumns(`wallet,x,x\n${A},5,`)).toEqual([
      { choice: 1, label: 'wallet' },
      { choice: 2, label: 'Column B: x' },
      { choice: 3, label: 'Column C: x' },
    ])
  })

  it('skips a title', () => {
    const columns = fileColumns(`Our friends\nwallet,price\n${A},5`)
    expect(columns.map(({ label }) => label)).toEqual(['wallet', 'price'])
  })

  it('is empty for an empty file', () => {
    expect(fileColumns('')).toEqual([])
  })
})

describe('columnMap', () => {
  const text = `Friends\nTime,Wallet (Solana),Spots,Foo\n1 May,${A},2,9\n2 May,${B},3,9`

  it('shows which columns are read, with their first values', () => {
    expect(columnMap(text, {})).toEqual({
      mapped: [
        { field: 'address', letter: 'B', name: 'Wallet (Solana)', values: [A, B] },
        { field: 'amount', letter: 'C', name: 'Spots', values: ['2', '3'] },
        { field: 'price', letter: undefined, name: '', values: [] },
      ],
      notes: [
        'Line 1 is above the column names, and is skipped: Friends',
        'The column "Foo" holds numbers and is not used.',
      ],
    })
  })

  it('follows the choices, of which one is not to use a column', () => {
    const letters = columnMap(text, { amount: false, price: 4 }).mapped?.map(({ letter }) => letter)
    expect(letters).toEqual(['B', undefined, 'D'])
  })

  it('is open where a column has to be chosen first', () => {
    expect(columnMap(`${A},${B}`, {}).mapped).toBe(undefined)
  })

  it('never takes the number of items for a price', () => {
    expect(read(text)).toEqual({ status: 'incomplete', missing: ['price'] })
    expect(read(text, { columns: { amount: false } })).toEqual({
      status: 'incomplete',
      missing: ['price', 'amount'],
    })
  })
})
