import { Connection } from '@solana/web3.js'
import {
  type EditionsControlsProgram,
  type EditionsProgram,
  editionsControlsProgram,
  editionsProgram,
} from '../programs.ts'

/** A connection connects with its first call only, and builders and coders make none. */
const NOWHERE = 'http://offline.invalid'

let editions: EditionsProgram | undefined
let controls: EditionsControlsProgram | undefined

/** The editions program without a network: it decodes, and reads nothing. */
export function offlineEditionsProgram(): EditionsProgram {
  editions ??= editionsProgram({ connection: new Connection(NOWHERE) })
  return editions
}

/** The editions-controls program without a network: it builds instructions and reads nothing. */
export function offlineControlsProgram(): EditionsControlsProgram {
  controls ??= editionsControlsProgram({ connection: new Connection(NOWHERE) })
  return controls
}
