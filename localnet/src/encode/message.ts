import { encodeBase58 } from '../wire/base58.ts'
import type { WireMessage } from '../wire/transaction.ts'

/** Encodes a message with account indexes, for the encoding "json". */
export function encodeMessage({ version, header, staticKeys, ...message }: WireMessage) {
  const { recentBlockhash, instructions, lookups } = message
  return {
    accountKeys: staticKeys,
    header,
    recentBlockhash,
    instructions: instructions.map(({ programIdIndex, accounts, data }) => ({
      programIdIndex,
      accounts: [...accounts],
      data: encodeBase58(data),
      stackHeight: 1,
    })),
    addressTableLookups: version === 'legacy' ? undefined : encodeLookups(lookups),
  }
}

export function encodeLookups(lookups: WireMessage['lookups']) {
  return lookups.map(({ accountKey, writableIndexes, readonlyIndexes }) => ({
    accountKey,
    writableIndexes: [...writableIndexes],
    readonlyIndexes: [...readonlyIndexes],
  }))
}
