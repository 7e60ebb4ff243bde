import { isMintlineError } from '@mintline/core'

/** Code of the error that a call ends with. */
export async function codeOf(call: () => Promise<unknown>): Promise<string> {
  try {
    await call()
  } catch (error) {
    if (isMintlineError(error)) return error.code
    throw error
  }
  throw new Error('Nothing was refused')
}
