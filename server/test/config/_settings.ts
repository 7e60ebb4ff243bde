import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMintlineError } from '@mintline/core'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'

/** Creates a folder with a settings file. */
export function folderWith(file: unknown): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'server.config.json'), JSON.stringify(file))
  return folder
}

/** Creates a file with a text, such as a secret. */
export function fileWith(text: string): string {
  const path = join(temporaryFolder(), 'secret')
  writeFileSync(path, text)
  return path
}

/** Returns the message of the error with which a call is refused. */
export function messageOf(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    if (isMintlineError(error)) return error.message
    throw error
  }
  throw new Error('Nothing was refused')
}
