import { isMintlineError } from '@mintline/core'

/** The code of a thrown error; otherwise the thrown value, or that nothing was thrown. */
export function codeOf(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return isMintlineError(error) ? error.code : error
  }
  return 'no error'
}
