import { isMintlineError } from '@mintline/core'

/** Code of the error that a call ends with. */
export async function codeOf(failing: Promise<unknown>): Promise<string> {
  try {
    await failing
  } catch (error) {
    if (isMintlineError(error)) return error.code
    throw error
  }
  throw new Error('Nothing was refused')
}
