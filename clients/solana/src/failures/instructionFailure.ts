import { formatAmount, inCoin } from '@mintline/core/amounts'
import { CoreError, type MintlineError } from '@mintline/core/errors'
import type { LoadedAddresses, TransactionError, VersionedMessage } from '@solana/web3.js'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import type { ProgramErrorMeaning } from './errorTable.ts'
import { type FailedProgram, failedProgram } from './failedProgram.ts'
import { accountAtFault } from './frameworkErrors.ts'
import { knownProgram } from './programErrors.ts'

interface InstructionError {
  /** A program's error number, or a network error's name. */
  readonly error: number | string
  /** The instruction's index in the message. */
  readonly index: number
}

/** Sentences by the network's name for an instruction error, without a full stop. */
const SENTENCES: Readonly<Record<string, string>> = {
  InsufficientFunds: 'an account does not hold enough; add more of the native currency to it',
  MissingRequiredSignature: 'a signature is missing; use the wallet that this operation belongs to',
  AccountAlreadyInitialized: 'an account exists already',
  UninitializedAccount: 'an account does not exist yet; check the address and the network',
  NotEnoughAccountKeys: 'an account is missing; update this software',
  InvalidInstructionData: 'the program does not know this instruction; update this software',
  InvalidAccountData: 'an account has unexpected content; check the addresses',
  InvalidAccountOwner: 'an account belongs to another program; check the addresses',
  IllegalOwner: 'an account may not be made for this owner; check the addresses',
  IncorrectProgramId: 'an account belongs to another program; check the addresses',
  InvalidSeeds: 'an address does not match its seeds; update this software',
  AccountNotRentExempt: 'an account is left with too little for its rent; pay more into it',
  ReadonlyLamportChange: 'an account that may only be read was paid; check the addresses',
  ExternalAccountLamportSpend: 'an account of another program was spent from',
  ArithmeticOverflow: 'an amount is too large',
  CallDepth: 'programs call each other too deeply',
  ComputationalBudgetExceeded: 'it needs more compute units than it may use; do less at once',
  ProgramFailedToComplete: 'a program aborted',
  UnsupportedProgramId: 'a program is not deployed on this network; use another network',
  MaxInstructionTraceLengthExceeded: 'it makes more than 64 calls of programs; do less at once',
  MaxAccountsDataAllocationsExceeded: 'it creates too much data; do less at once',
  MaxAccountsExceeded: 'it uses too many accounts; do less at once',
}

const OUT_OF_COMPUTE =
  /exceeded CUs meter|exceeded maximum number of instructions|Computational budget exceeded/i

/** A failed transaction, simulated or on chain. */
export interface TransactionFailure {
  /** As reported by the node. */
  readonly err: TransactionError
  /** As reported by the node; without them, the failing program may be unknown. */
  readonly logs?: readonly string[] | null | undefined
  /** The transaction's message, for account and program names. */
  readonly message?: VersionedMessage | undefined
  /** Addresses loaded from lookup tables; without them, those accounts are not named. */
  readonly loaded?: LoadedAddresses | undefined
  /** Undefined if it was not sent. */
  readonly signature?: string | undefined
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

/**
 * Returns the network's name for an instruction error. Running out of compute units has two names, depending on where
 * it happens.
 */
function preciseInstructionError(name: string, lines: readonly string[]): string {
  return lines.some((line) => OUT_OF_COMPUTE.test(line)) ? 'ComputationalBudgetExceeded' : name
}

/** Explains an instruction error, without a full stop. An unknown one is shown by its name. */
function instructionErrorSentence(name: string): string {
  return SENTENCES[name] ?? `the network says ${name}`
}
