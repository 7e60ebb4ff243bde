import { CoreError, formatAmount, inCoin, type MintlineError } from '@mintline/core'
import type { VersionedMessage } from '@solana/web3.js'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import type { ProgramErrorMeaning } from './errorTable.ts'
import { type FailedProgram, failedProgram } from './failedProgram.ts'
import { accountAtFault } from './frameworkErrors.ts'
import { instructionErrorSentence, preciseInstructionError } from './instructionErrors.ts'
import { knownProgram } from './programErrors.ts'
import type { TransactionFailure } from './transactionFailure.ts'

interface InstructionError {
  /** A program's error number, or a network error's name. */
  readonly error: number | string
  /** The instruction's index in the message. */
  readonly index: number
}

/** Explains a failed instruction. `detail` is the node's `[index, error]`. */
export function instructionFailure(failure: TransactionFailure, detail: unknown): MintlineError {
  const { logs, message, signature } = failure
  const parsed = parseInstructionError(detail)
  if (parsed === undefined) {
    const cause = failure.err
    return new CoreError('CONFIRMATION_FAILED', { hash: signature ?? '' }, { cause })
  }
  const program = failedProgram(logs ?? []) ?? onlyProgram(message, parsed.index)
  if (typeof parsed.error === 'number') return customFailure(parsed.error, { program, signature })
  return runtimeFailure(parsed.error, { program, signature })
}

interface Where {
  readonly program: FailedProgram | undefined
  readonly signature: string | undefined
}

function customFailure(code: number, { program, signature }: Where): MintlineError {
  const known = program && knownProgram(program.programId)
  const meaning = known?.meaningOf(code)
  if (!program || !known || !meaning) {
    const context = { hash: signature ?? '', programError: code, programId: program?.programId }
    return new SolanaClientError('CUSTOM_INSTRUCTION_ERROR', context)
  }
  return new SolanaClientError('PROGRAM_ERROR', {
    program: known.name,
    programId: program.programId,
    programCode: code,
    signature,
    ...meaning,
    message: withDetails(meaning, program.lines),
  })
}

/** An error with a name from the network instead of a number from a program. */
function runtimeFailure(error: string, { program, signature }: Where): MintlineError {
  const name = preciseInstructionError(error, program?.lines ?? [])
  const reason = instructionErrorSentence(name)
  const by = program && (knownProgram(program.programId)?.name ?? program.programId)
  const sentence = by === undefined ? reason : `${reason} (${by}: ${name})`
  return new SolanaClientError('TRANSACTION_REFUSED', { name, reason: sentence, signature })
}

const LAMPORTS = /insufficient lamports (\d+), need (\d+)/

/** Adds details from the program's logs to a message: the account that caused it, and amounts. */
function withDetails({ message }: ProgramErrorMeaning, lines: readonly string[]): string {
  const account = accountAtFault(lines)
  if (account !== undefined) return `${message}: ${account}`
  const amounts = lines.map((line) => LAMPORTS.exec(line)).find((match) => match !== null)
  if (!amounts) return message
  const [, has = '0', needs = '0'] = amounts
  return `${message}: it has ${formatAmount(BigInt(has))} and needs ${inCoin(BigInt(needs), undefined)}`
}

/**
 * Returns an instruction's program, if it calls no other and so must be the one that failed. Our programs call others,
 * so for them only the logs tell.
 */
function onlyProgram(message: VersionedMessage | undefined, index: number): Where['program'] {
  const instruction = message?.compiledInstructions[index]
  const program = instruction && message.staticAccountKeys[instruction.programIdIndex]
  const programId = program?.toBase58()
  if (programId === undefined || knownProgram(programId)?.callsOthers !== false) return undefined
  return { programId, lines: [] }
}

function parseInstructionError(detail: unknown): InstructionError | undefined {
  if (!Array.isArray(detail)) return undefined
  const [index, error]: unknown[] = detail
  if (typeof index !== 'number') return undefined
  if (typeof error === 'string') return { index, error }
  if (typeof error !== 'object' || error === null) return undefined
  if ('Custom' in error && typeof error.Custom === 'number') return { index, error: error.Custom }
  const [name] = Object.keys(error)
  return name === undefined ? undefined : { index, error: name }
}
