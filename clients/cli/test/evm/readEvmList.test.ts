import { decodeText } from '@mintline/core'
import type { AllowlistEntry } from '@mintline/evm'
import { expect } from 'chai'
import fc from 'fast-check'
import { maxUint256, parseEther, zeroAddress } from 'viem'
import { CommandError } from '../../src/errors/commandError.ts'
import { readEvmList } from '../../src/evm/lists/readEvmList.ts'
import { ACCOUNTS } from './_evm.ts'

const [A, B] = ACCOUNTS
const TERMS = {
  maxMintsPerWallet: 1n,
  coin: { symbol: 'ETH', decimals: 18 },
  isNative: true,
  price: parseEther('0.1'),
  flatFee: 0n,
}
const ENTRIES = [entry(A, 2n, parseEther('0.05')), entry(B, 1n)]

function entry(wallet: string, limit: bigint, price = maxUint256): AllowlistEntry {
  return {
    wallet: wallet as AllowlistEntry['wallet'],
    quantityLimitPerWallet: limit,
    pricePerToken: price,
    currency: zeroAddress,
  }
}

const read = (text: string, terms = TERMS) => readEvmList({ path: 'list.csv', text }, terms)

/** Problems of a list, as "path: message". */
function problemsOf(text: string): string[] {
  try {
    read(text)
  } catch (error) {
    if (!(error instanceof CommandError) || error.code !== 'LIST_INVALID') throw error
    const { problems } = (error as CommandError<'LIST_INVALID'>).context
    return problems.map(({ path, message }) => `${path}: ${message}`)
  }
  return []
}

describe('Lists of EVM drops', () => {
  for (const [what, text] of [
    ['with names of columns', `wallet,limit,price\n${A},2,0.05 ETH\n${B},,`],
    ['without names of columns', `${A},2,0.05 ETH\n${B},,`],
    ['with columns in another order', `Price;Max Claims;ADDRESS\n0.05 ETH;2;${A}\n;;${B}`],
    ['as thirdweb writes them', `address,maxClaimable,price\n${A},2,0.05 ETH\n${B},,`],
    ['with the unit in the name of the column', `wallet,limit,price (ETH)\n${A},2,0.05\n${B},,`],
    ['with base units', `wallet,limit,price in wei\n${A},2,50000000000000000\n${B},,`],
    ['with characters that nobody sees', `\ufeff\u200b${A},\u00a02,0.05 ETH\r\n${B}\u200b,,\r\n`],
    ['with blank lines', `\n\nwallet,limit,price\n\n${A},2,0.05 ETH\n,,\n${B}`],
    ['with a column of words', `${A},vip,2,0.05 ETH\n${B},vip,,`],
    ['with checksums', `0x${A.slice(2).toUpperCase()},2,0.05 ETH\n${B},,`],
  ] as const) {
    it(`are read ${what}`, () => {
      expect(read(text)).to.deep.equal({ entries: ENTRIES, warnings: [] })
    })
  }

  it('are read in UTF-16, as spreadsheets save Unicode text', () => {
    const bytes = Buffer.from(`\ufeffwallet\tlimit\tprice\r\n${A}\t2\t0.05 ETH\r\n${B}`, 'utf16le')
    expect(read(decodeText(bytes).text).entries).to.deep.equal(ENTRIES)
  })

  it('give wallets without a limit that of the phase, where 0 is unlimited', () => {
    const unlimited = { ...TERMS, maxMintsPerWallet: 0n }
    expect(read(`wallet,limit\n${A},0`).entries).to.deep.equal([entry(A, 1n)])
    expect(read(`wallet\n${A}`, unlimited).entries).to.deep.equal([entry(A, maxUint256)])
    expect(read(`wallet,price\n${A},0`).entries).to.deep.equal([entry(A, 1n, 0n)])
  })

  it('count identical rows once, and warn of them', () => {
    const text = `${A},2,0.05 ETH\n${B}\n${A},2,0.050 ETH`
    expect(read(text)).to.deep.equal({
      entries: ENTRIES,
      warnings: [`list.csv: ${A} is listed 2 times, on lines 1, 3`],
    })
  })

  it('error: every bad row, with line, column, reason and value', () => {
    const solana = 'So11111111111111111111111111111111111111112'
    const text = [
      'wallet,limit,price',
      `${A},2,0.05 ETH`,
      'vitalik.eth,many,5',
      `${A.slice(0, -1)},-1,0.1 USDC`,
      `${solana},1.5,1e3 ETH`,
      ',,',
      `,1,0.0000000000000000001 ETH`,
      'nobody,1,cheap',
      `${B},1,000,2 ETH`,
      `${B},1,1 ETH`,
      `${B},2,1 ETH`,
      `"${B},1,1 ETH`,
    ].join('\n')
    expect(problemsOf(text)).to.deep.equal([
      'line 3, address: This is not an EVM address: it is a name, and the list needs the address behind it. It is: "vitalik.eth"',
      'line 3, amount: This is not a number of items: write it in digits. It is: "many"',
      'line 3, price: 5 has no unit: write "5 ETH"',
      `line 4, address: This is not an EVM address: it is not 0x and 40 digits, so some characters are missing, changed or too many. It is: "${A.slice(0, -1)}"`,
      'line 4, amount: This is not a number of items: write it in digits. It is: "-1"',
      'line 4, price: An amount is given in USDC, but this network pays in ETH: write it in ETH',
      `line 5, address: This is a Solana address: the list needs the EVM address of the wallet. It is: "${solana}"`,
      'line 5, amount: This is not a number of items: write it in digits. It is: "1.5"',
      'line 5, price: Not an amount - 1e3 ETH: write a number and its unit, as in "0.01 ETH"',
      'line 7, address: The row has no wallet address. It is: ""',
      'line 7, price: 0.0000000000000000001 ETH has more than 18 decimals: write it with at most 18',
      'line 8, address: This is not an EVM address: it has characters that no address has. It is: "nobody"',
      'line 8, price: Not an amount - cheap: write a number and its unit, as in "0.01 ETH"',
      `line 9: This row has more than the 3 cells of the first row: put quotes around a cell that holds a delimiter. It is: "${B} 1 000 2 ETH"`,
      `line 12: A quote in this row is not closed, or has something behind it. It is: "${B},1,1 ETH"`,
      `lines 10, 11: ${B} is listed with different terms: keep one of the rows.`,
    ])
  })

  it('error: prices in the unit of another currency, by the name of their column', () => {
    expect(problemsOf(`wallet,price (SOL)\n${A},1`)).to.deep.equal([
      'line 2, price: An amount is given in sol, but this network pays in ETH: write it in ETH',
    ])
  })

  it('error: a file without wallets', () => {
    for (const [text, code] of [
      ['', 'LIST_INVALID'],
      ['wallet,limit\n', 'LIST_INVALID'],
      ['limit,price\n1,2', 'ALLOWLIST_FILE_WITHOUT_WALLETS'],
      [`wallet,price,cost\n${A},1,2`, 'ALLOWLIST_FILE_COLUMN_AMBIGUOUS'],
    ] as const) {
      expect(() => read(text))
        .to.throw()
        .with.property('code', code)
    }
  })

  it('are read back as they were written', () => {
    const anyEntries = fc.uniqueArray(
      fc.record({
        wallet: fc
          .uint8Array({ minLength: 20, maxLength: 20 })
          .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`),
        limit: fc.bigInt({ min: 1n, max: 10n ** 77n - 1n }),
        price: fc.bigInt({ min: 0n, max: 10n ** 30n }),
      }),
      { selector: ({ wallet }) => wallet, minLength: 1, maxLength: 60 },
    )
    fc.assert(
      fc.property(anyEntries, fc.boolean(), (entries, hasHeader) => {
        const rows = entries.map(({ wallet, limit, price }) => `${wallet},${limit},${price} wei`)
        const text = [...(hasHeader ? ['wallet,limit,price'] : []), ...rows].join('\n')
        const expected = entries.map(({ wallet, limit, price }) => entry(wallet, limit, price))
        expect(read(text).entries).to.deep.equal(expected)
      }),
    )
  })
})
