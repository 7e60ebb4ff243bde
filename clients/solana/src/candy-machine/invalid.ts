import { isMintlineError, type MintlineError } from '@mintline/core/errors'
import { CandyMachineError } from '../errors/candyMachineError.ts'

/**
 * Creates the error for a machine that is not as its program writes it.
 *
 * @param address The machine's, or that of an account it names.
 */
export function invalid(
  address: string,
  reason: string,
  cause?: unknown,
): MintlineError<'CANDY_MACHINE_INVALID'> {
  return new CandyMachineError('CANDY_MACHINE_INVALID', { address, reason }, { cause })
}

/** Decodes an account's data. Whatever the decoders cannot read is an account that ends early. */
export function readWhole<Decoded>(address: string, decode: () => Decoded): Decoded {
  try {
    return decode()
  } catch (cause) {
    throw isMintlineError(cause) ? cause : invalid(address, 'its data end early', cause)
  }
}
