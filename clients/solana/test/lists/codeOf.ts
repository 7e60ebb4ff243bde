import { isMintlineError } from '@mintline/core'

/** The code of the error that something throws; what it throws otherwise, or that it does not. */
export function codeOf(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return isMintlineError(error) ? error.code : error
  }
  return 'no error'
}
