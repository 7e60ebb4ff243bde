import { systemCodeOf } from './systemCode.ts'

/** Awaits work on a file; undefined = the file does not exist. */
export async function ifExists<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
