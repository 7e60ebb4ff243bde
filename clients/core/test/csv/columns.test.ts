import { expect } from 'chai'
import {
  type CsvColumnChoice,
  columnLetter,
  forEachListRow,
  type ListKind,
  type ListLayout,
} from '../../src/csv/index.ts'
import { isMintlineError } from '../../src/errors/index.ts'

const [A, B] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]
const SOL = 'So11111111111111111111111111111111111111112'
const EVM: ListKind = { chain: 'EVM' }

function layoutIn(text: string, kind = EVM, columns?: CsvColumnChoice): ListLayout | undefined {
  let found: ListLayout | undefined
  forEachListRow({ text, kind, shape: { columns } }, (layout) => {
    found = layout
    return () => undefined
  })
  return found
}

/** Returns the positions of wallet, amount and price, or the error's code. */
function columnsIn(text: string, kind = EVM, columns?: CsvColumnChoice): unknown {
  try {
    const positions = layoutIn(text, kind, columns)?.positions
    return positions && [positions.address, positions.amount, positions.price]
  } catch (error) {
    return isMintlineError(error) ? error.code : error
  }
}

describe('Columns of a list', () => {
  for (const [what, text, expected] of [
    ['their names', `Price;WALLET\n1;${A}`, [1, undefined, 0]],
    ['their names below a title', `Members\n\nlimit,wallet\n2,${A}`, [1, 0, undefined]],
    ['a unit of money', `x,${A},2,0.1 ETH`, [1, 2, 3]],
    ['a unit of money below an unknown name', `who,pays\n${A},0.1 ETH`, [0, undefined, 1]],
    ['their content, of which some is blank', `${A},2,\n${B},,0.1 ETH`, [0, 1, 2]],
    ['their content, where a column is blank', `${A},,0.1 ETH`, [0, undefined, 2]],
    ['their content, without blank cells at the end', `${A},2,,,\n${B},3,,,`, [0, 1, undefined]],
    ['addresses of any chain', `${SOL},5`, [0, 1, undefined]],
    [
      'the chain of their addresses',
      `Wallet SOL,Wallet ETH\n${SOL},${A}`,
      [1, undefined, undefined],
    ],
    [
      'the name that has no other word',
      `Backup wallet,Wallet\n${B},${A}`,
      [1, undefined, undefined],
    ],
    [
      'no more than a name and its content',
      `Email address,Wallet\nx,${A}`,
      [1, undefined, undefined],
    ],
    ['a name for the wallets alone', `Mint address,Owner,Mints\n${SOL},${A},2`, [1, 2, undefined]],
  ] as const) {
    it(`are found by ${what}`, () => {
      expect(columnsIn(text)).to.deep.equal(expected)
    })
  }

  for (const name of [
    ...[
      'Spots',
      'WL spots',
      'Mints',
      'How many?',
      'How many NFTs',
      'Qty',
      'Qty.',
      'balance',
      'Max',
    ],
    ...[
      'maxClaims',
      'Max_Claims',
      'quantityLimitPerWallet',
      'Mints per wallet',
      'Per wallet',
      'items',
    ],
    ...[
      'Number of mints',
      'Allocation',
      'aantal',
      'Hoeveel?',
      'Anzahl',
      'Menge',
      'Stück',
      'Quantité',
    ],
    ...['quantite', 'Nombre', 'Cantidad', '¿Cuántos?', 'Quantidade', 'Quantità', 'Ilość', 'Liczba'],
    ...['Adet', 'Miktar', 'Jumlah', 'Số lượng', 'Количество', 'Кол-во', 'Сколько?', 'Кількість'],
    ...['数量', '數量', 'ミント数量', '수량'],
  ]) {
    it(`are amounts, and never prices, below "${name}"`, () => {
      expect(columnsIn(`wallet,${name}\n${A},2\n${B},3`)).to.deep.equal([0, 1, undefined])
    })
  }

  for (const name of [
    ...['Price', 'Mint price', 'price (ETH)', 'price_sol', 'priceInWei', 'lamports', 'SOL', 'Cost'],
    ...['price for max 2', 'Price per wallet', 'prijs', 'Prijs_SOL', 'Preis', 'Prix', 'Precio'],
    ...['Preço', 'Prezzo', 'Cena', 'Fiyat', 'Harga', 'Giá', 'Цена', 'Ціна', '价格', '価格', '가격'],
  ]) {
    it(`are prices below "${name}"`, () => {
      expect(columnsIn(`wallet,${name}\n${A},2\n${B},3`)).to.deep.equal([0, undefined, 1])
    })
  }

  for (const name of [
    ...['Wallet address (EVM)', 'Your ETH wallet', 'walletAddress', 'Owner', 'adres', 'Adresse'],
    ...['Portefeuille', 'Dirección', 'Endereço', 'Indirizzo', 'Portfel', 'Cüzdan', 'Alamat dompet'],
    ...['Адрес', 'Кошелёк', 'Гаманець', '钱包地址', 'ウォレット', '지갑 주소'],
  ]) {
    it(`are wallets below "${name}"`, () => {
      expect(columnsIn(`x,${name},Spots\n1,${A},2`)).to.deep.equal([1, 2, undefined])
      expect(columnsIn(`x,${name},Spots\n1,nobody,2`)).to.deep.equal([1, 2, undefined])
    })
  }

  for (const name of ['Timestamp', 'Discord username', 'Note', 'SOL balance', 'Followers', 'Foo']) {
    it(`are neither amounts nor prices below "${name}"`, () => {
      expect(columnsIn(`wallet,${name}\n${A},2`)).to.deep.equal([0, undefined, undefined])
    })
  }

  it('are those chosen, by name or number, or not used', () => {
    const text = `owner,backup,gift,max\n${A},${B},9,4`
    expect(columnsIn(text, EVM, { address: 'Backup', price: 3 })).to.deep.equal([1, 3, 2])
    const unused = { address: 1, amount: false } as const
    expect(columnsIn(text, EVM, unused)).to.deep.equal([0, undefined, undefined])
  })

  it('are the remaining ones if names are missing', () => {
    expect(columnsIn(`${A},5,2`, EVM, { price: 2 })).to.deep.equal([0, 2, 1])
  })

  for (const [what, text, code, columns] of [
    ['no wallets', 'limit,price\n1,2', 'ALLOWLIST_FILE_WITHOUT_WALLETS', {}],
    ['a name twice', `wallet,price,price\n${A},1,2`, 'ALLOWLIST_FILE_COLUMN_AMBIGUOUS', {}],
    ['two wallets', `${A},${B}`, 'ALLOWLIST_FILE_COLUMN_AMBIGUOUS', {}],
    ['two numbers', `${A},5,2`, 'ALLOWLIST_FILE_COLUMN_AMBIGUOUS', {}],
    ['no column of a name', `${A},1`, 'ALLOWLIST_FILE_COLUMN_NOT_FOUND', { price: 'gift' }],
    ['no column of a number', `${A},1`, 'ALLOWLIST_FILE_COLUMN_NOT_FOUND', { price: 3 }],
  ] as const) {
    it(`error: a file with ${what}`, () => {
      expect(columnsIn(text, EVM, columns)).to.equal(code)
    })
  }

  it('error: names the columns found and the names known', () => {
    expect(() => layoutIn('Foo,Max\nAnn,2')).to.throw(
      'The list has no column of wallets among "Foo", "Max": name one wallet, address, account, user, owner',
    )
    expect(() => layoutIn(`${A},5,2`)).to.throw(
      'The list has more than one column for the amount, column B and column C: name only one of them so',
    )
  })

  it('come with notes about skipped rows, guesses and unused columns', () => {
    const notes = (text: string) => layoutIn(text)?.notes
    expect(notes(`wallet,spots\n${A},2`)).to.deep.equal([])
    expect(notes(`sep=;\nFriends;April\n;\nwallet;spots;Foo\n${A};2;7`)).to.deep.equal([
      'Line 1 is a note of Excel about the delimiter, and is skipped.',
      'Line 2 is above the column names, and is skipped: Friends April',
      'The column "Foo" holds numbers and is not used.',
    ])
    expect(notes(`who,team\n${A},red`)).to.deep.equal(['Line 1 is read as column names: who, team'])
  })

  it('have rows below names only: a first row meant as a wallet is one', () => {
    for (const first of ['toly.sol,2', 'nobody,0.5 ETH', '0x12,2']) {
      const read: number[] = []
      forEachListRow({ text: `${first}\n${A},2`, kind: EVM }, () => ({ line }) => {
        read.push(line)
      })
      expect(read).to.deep.equal([1, 2])
    }
  })

  it('have the letters of spreadsheets', () => {
    expect([0, 2, 25, 26, 701, 702].map(columnLetter)).to.deep.equal([
      'A',
      'C',
      'Z',
      'AA',
      'ZZ',
      'AAA',
    ])
  })
})
