import { encodeBase58 } from '../../wire/base58.ts'
import { ByteReader } from '../../wire/byteReader.ts'

const CREATE_ACCOUNT = 0
const ASSIGN = 1
const TRANSFER = 2
const ALLOCATE = 8

export function parseSystemInstruction(accounts: string[], data: Uint8Array) {
  const reader = new ByteReader(data)
  const [first, second] = accounts
  switch (reader.u32()) {
    case CREATE_ACCOUNT: {
      const [lamports, space] = [reader.u64(), reader.u64()]
      const owner = encodeBase58(reader.take(32))
      const info = { source: first, newAccount: second, lamports, space, owner }
      return { type: 'createAccount', info }
    }
    case ASSIGN:
      return { type: 'assign', info: { account: first, owner: encodeBase58(reader.take(32)) } }
    case TRANSFER: {
      const info = { source: first, destination: second, lamports: reader.u64() }
      return { type: 'transfer', info }
    }
    case ALLOCATE:
      return { type: 'allocate', info: { account: first, space: reader.u64() } }
    default:
      return undefined
  }
}
