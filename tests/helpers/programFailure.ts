import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { EDITIONS_CONTROLS_IDL, EDITIONS_IDL } from '@mintline/solana/anchor'
import { expect } from 'chai'

/** Why a transaction failed. */
export interface ProgramFailure {
  /** The runtime's message. */
  text: string
  /** Address of the program that failed; for a nested call, the inner one. */
  program?: string
  /** Error code. */
  code?: number
}

/** A transaction that should have failed. */
interface Attempt {
  logs: readonly string[]
  /** Undefined if it succeeded. */
  failure?: ProgramFailure
}

const REFUSAL = /^Program (\w+) failed: custom program error: 0x([0-9a-f]+)$/

/** Parses a failure from the runtime's result and logs. */
export function failureOf(text: string, logs: readonly string[]): ProgramFailure {
  for (const log of logs) {
    const [, program, code] = REFUSAL.exec(log) ?? []
    if (program && code) return { text, program, code: Number.parseInt(code, 16) }
  }
  return { text }
}

/** Expects that the controls program failed with the error by this name. */
export function expectControlsError(outcome: Attempt, name: string): void {
  expectError(
    outcome,
    EDITIONS_CONTROLS_PROGRAM_ID.toBase58(),
    codeOf(EDITIONS_CONTROLS_IDL, name),
    name,
  )
}

/** Expects that the editions program failed with the error by this name. */
export function expectEditionsError(outcome: Attempt, name: string): void {
  expectError(outcome, EDITIONS_PROGRAM_ID.toBase58(), codeOf(EDITIONS_IDL, name), name)
}

/** Expects that a program failed with a code. */
export function expectError(outcome: Attempt, program: string, code: number, name: string): void {
  const { failure } = outcome
  expect(failure, `expected ${name}, but the transaction succeeded`).to.not.equal(undefined)
  expect(
    { program: failure?.program, code: failure?.code },
    `${failure?.text}\n${outcome.logs.join('\n')}`,
  ).to.deep.equal({ program, code })
}

/** Returns an error's code in the IDL. */
export function codeOf(idl: { errors?: { name: string; code: number }[] }, name: string): number {
  const error = idl.errors?.find((candidate) => candidate.name === name)
  if (!error) throw new Error(`The IDL has no error ${name}.`)
  return error.code
}
