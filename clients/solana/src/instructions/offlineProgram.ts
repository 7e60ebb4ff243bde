import { Connection } from '@solana/web3.js'
import { type EditionsControlsProgram, editionsControlsProgram } from '../programs.ts'

/** A connection connects with its first call only, and builders of instructions make none. */
const NOWHERE = 'http://offline.invalid'

let controls: EditionsControlsProgram | undefined

/** The editions-controls program without a network: it builds instructions and reads nothing. */
export function offlineControlsProgram(): EditionsControlsProgram {
  controls ??= editionsControlsProgram({ connection: new Connection(NOWHERE) })
  return controls
}
