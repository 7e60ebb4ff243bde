import { allKeys, isSigner, isWritable, type LoadedAddresses } from '../chain/messageKeys.ts'
import { encodeBase58 } from '../wire/base58.ts'
import type { WireMessage } from '../wire/transaction.ts'
import { encodeLookups } from './message.ts'
import { type InstructionView, parseInstruction } from './parsed/parseInstruction.ts'

/** A message with addresses in place of indexes, for the encoding "jsonParsed". */
export function parseMessage(message: WireMessage, loaded: LoadedAddresses) {
  const keys = allKeys(message, loaded)
  return {
    accountKeys: keys.map((pubkey, index) => ({
      pubkey,
      signer: isSigner(message, index),
      writable: isWritable(message, loaded, index),
      source: index < message.staticKeys.length ? 'transaction' : 'lookupTable',
    })),
    recentBlockhash: message.recentBlockhash,
    instructions: message.instructions.map(({ programIdIndex, accounts, data }) => {
      const view = viewInstruction(keys, programIdIndex, accounts, encodeBase58(data), 1)
      return parseInstruction(view, data)
    }),
    addressTableLookups: message.version === 'legacy' ? undefined : encodeLookups(message.lookups),
  }
}

export function viewInstruction(
  keys: string[],
  programIdIndex: number,
  accounts: Iterable<number>,
  data: string,
  stackHeight: number,
): InstructionView {
  return {
    programId: keys[programIdIndex] ?? '',
    accounts: Array.from(accounts, (index) => keys[index] ?? ''),
    data,
    stackHeight,
  }
}
