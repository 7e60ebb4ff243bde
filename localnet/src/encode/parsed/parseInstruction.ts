import {
  isTokenProgram,
  MEMO_PROGRAMS,
  SYSTEM_PROGRAM,
  TOKEN_PROGRAM,
} from '../../chain/knownAddresses.ts'
import { encodeBase58 } from '../../wire/base58.ts'
import { ByteReader } from '../../wire/byteReader.ts'
import { toUtf8 } from '../../wire/bytes.ts'
import { parseTokenInstruction } from './tokenInstruction.ts'

const CREATE_ACCOUNT = 0

const ASSIGN = 1

const TRANSFER = 2

const ALLOCATE = 8

export interface InstructionView {
  programId: string
  accounts: string[]
  /** Base58. */
  data: string
  stackHeight: number
}

/** Type and fields of a known instruction, otherwise its accounts and data. */
export function parseInstruction(view: InstructionView, data: Uint8Array) {
  const { programId, accounts, stackHeight } = view
  try {
    if (MEMO_PROGRAMS.includes(programId)) {
      return { program: 'spl-memo', programId, parsed: toUtf8(data), stackHeight }
    }
    if (programId === SYSTEM_PROGRAM) {
      const parsed = parseSystemInstruction(accounts, data)
      if (parsed) return { program: 'system', programId, parsed, stackHeight }
    }
    if (isTokenProgram(programId)) {
      const parsed = parseTokenInstruction(accounts, data)
      const program = programId === TOKEN_PROGRAM ? 'spl-token' : 'spl-token-2022'
      if (parsed) return { program, programId, parsed, stackHeight }
    }
  } catch (error) {
    // Too short for its type: shown unparsed.
    if (!(error instanceof RangeError)) throw error
  }
  return view
}

function parseSystemInstruction(accounts: string[], data: Uint8Array) {
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
