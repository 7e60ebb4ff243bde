import { startProcess } from '../../test/_serverProcess.ts'
import type { Fixture } from '../fill/fixture.ts'
import type { Note } from '../report/result.ts'
import { inTemporaryFolder } from '../temporaryFolder.ts'
import { apiMemory } from './memory.ts'

/**
 * Measures an API over a filled database, and its memory.
 *
 * @param most - bound on the memory, in MiB
 */
export async function whileServed(
  { folder: databaseFolder }: Pick<Fixture, 'folder'>,
  most: number,
  note: Note,
  measure: (url: string) => Promise<void>,
): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    const server = await startProcess(folder, { roles: 'api', settings: { databaseFolder } })
    try {
      await measure(server.url)
      note(apiMemory(server.pid, most))
    } finally {
      await server.stop()
    }
  })
}
