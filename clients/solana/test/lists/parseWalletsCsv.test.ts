import { expect } from 'chai'
import { parseWalletsCsv } from '../../src/allowlist/parseWalletsCsv.ts'
import { walletOf } from './arbitraries.ts'
import { codeOf } from './codeOf.ts'

const [A, B] = [walletOf(1), walletOf(2)]

describe('parseWalletsCsv', () => {
  it('reads wallets from rows with any other cells', () => {
    for (const text of [
      `${A}\n${B}`,
      `wallet\n${A}\n${B}\n${A}\n`,
      `wallet,price,amount\n${A},1,1\n${B},not a price,-1\n${A},2,1\n`,
    ]) {
      expect(parseWalletsCsv(text)).to.deep.equal({ wallets: [A, B], badRows: [], notes: [] })
    }
  })

  it('returns rows without a wallet, with their lines', () => {
    const { wallets, badRows } = parseWalletsCsv(`wallet,x\n${A},1\nnobody,1\n,1\n"${B},1\n`)
    expect(wallets).to.deep.equal([A])
    expect(badRows.map(({ row, code }) => [row, code])).to.deep.equal([
      [3, 'ADDRESS_INVALID'],
      [4, 'ADDRESS_MISSING'],
      [5, 'QUOTES_INVALID'],
    ])
  })

  it('accepts an empty file, and refuses one without a column of wallets', () => {
    for (const text of ['', 'wallet\n']) expect(parseWalletsCsv(text).wallets).to.deep.equal([])
    expect(codeOf(() => parseWalletsCsv('name\nAnn'))).to.equal('ALLOWLIST_FILE_WITHOUT_WALLETS')
  })
})
