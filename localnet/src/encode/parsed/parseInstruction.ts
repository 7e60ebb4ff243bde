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

/** The instruction's type and fields where known, else its accounts and data as they are. */
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
    // Shorter than its kind should be: shown as it is.
    if (!(error instanceof RangeError)) throw error
  }
  return view
}
