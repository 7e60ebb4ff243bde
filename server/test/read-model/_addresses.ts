import { type Blockchain, layerOneOf } from '@mintline/core/networks'
import { base58 } from '@scure/base'

/** Returns a blockchain's address in its normal form, always the same for a number from 0 to 255. */
export function wallet(blockchain: Blockchain, seed: number): string {
  const byte = Buffer.of(seed)
  switch (layerOneOf(blockchain)) {
    case 'ETHEREUM':
      return `0x${byte.toString('hex').repeat(20)}`
    case 'FLOW':
      return `0x${byte.toString('hex').repeat(8)}`
    case 'SOLANA':
      return base58.encode(Buffer.alloc(32, byte))
    case 'APTOS':
      return `0x${byte.toString('hex').repeat(32)}`
  }
}

/** Returns a contract or item address, always the same for a number from 0 to 65,535. */
export function contract(blockchain: Blockchain, seed: number): string {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(seed)
  switch (layerOneOf(blockchain)) {
    case 'ETHEREUM':
      return `0x${bytes.toString('hex').repeat(10)}`
    case 'FLOW':
      return `A.${bytes.toString('hex').repeat(4)}.Drop`
    case 'SOLANA':
      return base58.encode(Buffer.alloc(32, bytes))
    case 'APTOS':
      return `0x${bytes.toString('hex').repeat(16)}`
  }
}

/** Returns a user in the interface's format. */
export const account = (blockchain: Blockchain, seed: number): string =>
  `${layerOneOf(blockchain)}:${wallet(blockchain, seed)}`
