/** Messages about transactions on Solana and Eclipse. */
export const TRANSACTION_MESSAGES = {
  /** `message` is what the program says of it. */
  PROGRAM_ERROR: ({ program, name, message }: ProgramFailure) => `${message} (${program}: ${name})`,
}

interface ProgramFailure {
  /** Name of the program, or its address where it is none that we know. */
  program: string
  /** Address of the program. */
  programId: string
  /** Number that the program answered with. */
  programCode: number
  /** Name of the error in the program: `PhaseNotActive`. */
  name: string
  /** One sentence for a person, without a full stop. */
  message: string
  /** Signature of the transaction; undefined where it was not sent. */
  signature: string | undefined
}
