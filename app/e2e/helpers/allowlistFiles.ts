import { someWallets } from './allowlists.ts'

/** Creates a list with wallets that mint one item for free. */
export function csvOf(wallets: readonly string[]): string {
  return ['wallet,price,amount', ...wallets.map((user) => `${user},0,1`)].join('\n')
}

/** Creates a file with a thousand rows: 950 wallets, 20 duplicates, 5 wallets with conflicting rows, 20 bad rows. */
export function mixedFile() {
  const good = someWallets(950)
  const torn = someWallets(5)
  const evm = `0x${'ab'.repeat(20)}`
  const rows = [
    ...good.map((user) => `${user},0.5 SOL,2`),
    ...good.slice(0, 20).map((user) => `${user},500000000 lamports,2`),
    ...torn.flatMap((user) => [`${user},0.5 SOL,2`, `${user},0.4 SOL,2`]),
    ...Array.from({ length: 10 }, () => `${evm},0.5 SOL,2`),
    ...someWallets(5).map((user) => `${user},half a SOL,2`),
    ...someWallets(5).map((user) => `${user},0.5 SOL,256`),
  ]
  // The first row is the header, so the first wallet is in row 2.
  const bad = (first: number, count: number, rest: string) =>
    Array.from({ length: count }, (_, index) => `${first + index},${rest}\n`).join('')
  return {
    text: `Wallet,Price,Amount\n${rows.join('\n')}\n`,
    badRowsCsv: [
      'row,column,value,reason,code\n',
      bad(
        982,
        10,
        `address,${evm},This is an EVM address: the list needs the Solana or Eclipse address of the wallet.,ADDRESS_WRONG_CHAIN`,
      ),
      bad(
        992,
        5,
        'price,half a SOL,"This is not a price: write a number, as in 0.5 SOL or 500000000 lamports.",PRICE_INVALID',
      ),
      bad(
        997,
        5,
        'amount,256,An amount is 1 to 255 items in this kind of list.,AMOUNT_OUT_OF_RANGE',
      ),
    ].join(''),
    conflictsCsv: [
      'row,address,price_lamports,amount,used\n',
      ...torn.flatMap((user, index) => [
        `${972 + 2 * index},${user},500000000,2,no\n`,
        `${973 + 2 * index},${user},400000000,2,yes\n`,
      ]),
    ].join(''),
    duplicatesCsv: [
      'row,address,same_as_row\n',
      ...good.slice(0, 20).map((user, index) => `${952 + index},${user},${2 + index}\n`),
    ].join(''),
  }
}
