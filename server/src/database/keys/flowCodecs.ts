import { type Codec, hexCodec } from './codec.ts'

const ACCOUNT = hexCodec(8)
const ZERO_ADDRESS = `0x${'0'.repeat(16)}`
const END_OF_NAME = 0

/** Codec for a Flow contract, `A.<account>.<name>`: 8 account bytes, its name, and a zero byte. */
export const flowContractCodec: Codec = {
  write: (text) => {
    const [, account = '', name = ''] = text.split('.')
    return Buffer.concat([Buffer.from(account, 'hex'), Buffer.from(name), Buffer.of(END_OF_NAME)])
  },
  read: (bytes) => {
    const account = ACCOUNT.read(bytes)
    if (account === undefined) return undefined
    const end = bytes.indexOf(END_OF_NAME, account.length)
    if (end < 0) return undefined
    const name = bytes.toString('utf8', account.length, end)
    return { text: `A.${account.text.slice(2)}.${name}`, length: end + 1 }
  },
}

/** Codec for a currency on Flow: its contract, or the zero address alone. */
export const flowCurrencyCodec: Codec = {
  write: (text) => (text === ZERO_ADDRESS ? ACCOUNT : flowContractCodec).write(text),
  read: (bytes) =>
    bytes.length === ZERO_ADDRESS.length / 2 - 1
      ? ACCOUNT.read(bytes)
      : flowContractCodec.read(bytes),
}
