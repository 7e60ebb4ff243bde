import { encodeBase58 } from '../wire/base58.ts'
import type { WireMessage } from '../wire/transaction.ts'
import type { Engine } from './engine.ts'
import { SYSTEM_PROGRAM } from './knownAddresses.ts'

const ADVANCE_NONCE = 4
const INITIALIZED = 1
const NONCE_OFFSET = 40

/** Returns true if the message's blockhash is the current value of the nonce that its first instruction advances. */
export function usesCurrentNonce(engine: Engine, message: WireMessage): boolean {
  const first = message.instructions[0]
  if (first === undefined || message.staticKeys[first.programIdIndex] !== SYSTEM_PROGRAM) {
    return false
  }
  if (first.data.length < 4 || Buffer.from(first.data).readUInt32LE(0) !== ADVANCE_NONCE) {
    return false
  }
  const account = engine.getAccount(message.staticKeys[first.accounts[0] ?? -1] ?? SYSTEM_PROGRAM)
  if (account?.owner !== SYSTEM_PROGRAM || account.data.length < NONCE_OFFSET + 32) return false
  const state = Buffer.from(account.data).readUInt32LE(4)
  const value = encodeBase58(account.data.subarray(NONCE_OFFSET, NONCE_OFFSET + 32))
  return state === INITIALIZED && value === message.recentBlockhash
}
