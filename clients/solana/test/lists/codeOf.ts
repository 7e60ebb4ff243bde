import { isMintlineError } from '@mintline/core'

/** Returns a thrown error's code; otherwise the thrown value, or that nothing was thrown. */
export function codeOf(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return isMintlineError(error) ? error.code : error
  }
  return 'no error'
}
