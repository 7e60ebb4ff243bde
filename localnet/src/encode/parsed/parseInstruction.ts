import {
  isTokenProgram,
  MEMO_PROGRAMS,
  SYSTEM_PROGRAM,
  TOKEN_PROGRAM,
} from '../../chain/knownAddresses.ts'
import { toUtf8 } from '../../wire/bytes.ts'
import { parseSystemInstruction } from './systemInstruction.ts'
import { parseTokenInstruction } from './tokenInstruction.ts'

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
