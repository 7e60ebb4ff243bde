import { type Program, ProgramError, type UmiPlugin } from '@metaplex-foundation/umi'
import { failedProgram } from '../failures/failedProgram.ts'
import { knownProgram } from '../failures/programErrors.ts'
import { createEditionsProgram } from '../generated/umi/editions/programs/editions.ts'
import { createEditionsControlsProgram } from '../generated/umi/editionsControls/programs/editionsControls.ts'

/**
 * Registers both programs with umi, so that it knows their error names: `PhaseNotActive` instead of
 * only a number.
 *
 * ```ts
 * const umi = createUmi(rpcUrl).use(mintline())
 * ```
 */
export function mintline(): UmiPlugin {
  return {
    install({ programs }) {
      for (const program of PROGRAMS) programs.add(program, false)
    },
  }
}

const EDITIONS = createEditionsProgram()
const CONTROLS = createEditionsControlsProgram()
const PROGRAMS = [EDITIONS, CONTROLS].map((program) => ({
  ...program,
  getErrorFromCode: (code: number, cause?: Error) =>
    errorOf(code, { caller: program, cause }) ?? null,
}))

/** An error without a class in the generated client: Anchor's, or from a program that ours called. */
class NamedProgramError extends ProgramError {
  override readonly name: string
  readonly code: number

  constructor(error: { name: string; message: string; code: number }, { caller, cause }: Refusal) {
    super(error.message, caller, cause)
    this.name = error.name
    this.code = error.code
  }
}

interface Refusal {
  /** The instruction's program, which may have called the one that failed. */
  readonly caller: Program
  readonly cause: Error | undefined
}

function errorOf(code: number, refusal: Refusal): ProgramError | undefined {
  // Every program numbers its errors as it likes, so a number means nothing without the failing program.
  const programId = failedProgram(logsOf(refusal.cause))?.programId ?? refusal.caller.publicKey
  const own = [EDITIONS, CONTROLS].find(({ publicKey }) => publicKey === programId)
  const generated = own?.getErrorFromCode(code, refusal.cause)
  if (generated) return generated
  const meaning = knownProgram(programId)?.meaningOf(code)
  return meaning && new NamedProgramError({ ...meaning, code }, refusal)
}

function logsOf(error: Error | undefined): readonly string[] {
  const logs: unknown = error && 'logs' in error ? error.logs : undefined
  return Array.isArray(logs) ? logs.filter((line) => typeof line === 'string') : []
}
