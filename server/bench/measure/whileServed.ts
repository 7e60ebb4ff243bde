import { startProcess } from '../../test/_serverProcess.ts'
import type { Fixture } from '../fill/fixture.ts'
import type { Note, Result } from '../report/result.ts'
import { inTemporaryFolder } from '../temporaryFolder.ts'
import { apiMemory } from './memory.ts'

/**
 * Measures an API over a filled database, and the most memory that it holds after any of the results.
 *
 * @param most - bound on the memory, in MiB
 */
export async function whileServed(
  { folder: databaseFolder }: Pick<Fixture, 'folder'>,
  most: number,
  note: Note,
  measure: (url: string, noteWithMemory: (result: Result) => Promise<void>) => Promise<void>,
): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    const server = await startProcess(folder, { roles: 'api', settings: { databaseFolder } })
    let memory = 0
    try {
      await measure(server.url, async (result) => {
        note(result)
        memory = Math.max(memory, await server.memory())
      })
      note(apiMemory(memory, most))
    } finally {
      await server.stop()
    }
  })
}
