import { isMintlineError, type MintlineError } from '@mintline/core/errors'
import { TOKEN_2022_PROGRAM } from '../addresses.ts'

/** True for connections to networks whose Token-2022 takes calls in a batch, false for others, by what mints have shown. */
const seen = new WeakMap<object, boolean>()

/** Returns true if the network's Token-2022 is known to take calls in a batch; undefined = nobody has tried. */
export function takesBatch(connection: object): boolean | undefined {
  return seen.get(connection)
}

/** Remembers for a connection what a mint has shown. */
export function rememberBatch(connection: object, isTaken: boolean): void {
  seen.set(connection, isTaken)
}

/** Returns true if a mint failed because the network's Token-2022 does not take calls in a batch. */
export function isBatchRefused(error: MintlineError): boolean {
  if (!isMintlineError(error, 'PROGRAM_ERROR')) return false
  const { programId, name } = error.context
  return programId === TOKEN_2022_PROGRAM && name === 'InvalidInstruction'
}
