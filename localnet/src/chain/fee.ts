import type { WireInstruction, WireMessage } from '../wire/transaction.ts'
import { BUILTIN_PROGRAMS, COMPUTE_BUDGET_PROGRAM, PRECOMPILES } from './knownAddresses.ts'

const LAMPORTS_PER_SIGNATURE = 5_000n
const MICRO_LAMPORTS = 1_000_000n
const MAX_UNITS = 1_400_000
const DEFAULT_UNITS = 200_000
const BUILTIN_UNITS = 3_000
const SET_UNIT_LIMIT = 2
const SET_UNIT_PRICE = 3

/** A message's fee in lamports: signatures and priority. */
export function feeOf(message: WireMessage): bigint {
  return LAMPORTS_PER_SIGNATURE * BigInt(signatureCount(message)) + priorityFee(message)
}

function signatureCount(message: WireMessage): number {
  // A precompile's first data byte says how many signatures it checks; each is charged.
  const checked = message.instructions
    .filter((instruction) => PRECOMPILES.includes(programOf(message, instruction)))
    .reduce((sum, { data }) => sum + (data[0] ?? 0), 0)
  return message.header.numRequiredSignatures + checked
}

function priorityFee(message: WireMessage): bigint {
  let price = 0n
  let limit: number | undefined
  let defaultLimit = 0
  for (const instruction of message.instructions) {
    const program = programOf(message, instruction)
    defaultLimit += BUILTIN_PROGRAMS.includes(program)
      ? BUILTIN_UNITS
      : PRECOMPILES.includes(program)
        ? 0
        : DEFAULT_UNITS
    if (program !== COMPUTE_BUDGET_PROGRAM) continue
    const data = Buffer.from(instruction.data)
    if (data[0] === SET_UNIT_LIMIT && data.length >= 5) limit = data.readUInt32LE(1)
    if (data[0] === SET_UNIT_PRICE && data.length >= 9) price = data.readBigUInt64LE(1)
  }
  const units = BigInt(Math.min(limit ?? defaultLimit, MAX_UNITS))
  return (units * price + MICRO_LAMPORTS - 1n) / MICRO_LAMPORTS
}

function programOf(message: WireMessage, { programIdIndex }: WireInstruction): string {
  return message.staticKeys[programIdIndex] ?? ''
}
