import { join } from 'node:path'
import { startProcess } from '../test/_serverProcess.ts'
import { BRIEF, type Effort, THOROUGH } from './effort.ts'
import { type Fixture, openFixture } from './fill/fixture.ts'
import { FULL, SMALL } from './fill/scale.ts'
import { readSamples } from './load/samples.ts'
import { measureFirstAnswers } from './measure/firstAnswer.ts'
import { measureIngest } from './measure/ingest.ts'
import { apiMemory, databaseMemory } from './measure/memory.ts'
import { measureMints } from './measure/mint.ts'
import { measureLatencies, measureThroughput } from './measure/requests.ts'
import { diskOf, measureClient } from './measure/sizes.ts'
import type { BenchOptions } from './options.ts'
import { machine, useTwoCores } from './report/machine.ts'
import type { Report } from './report/report.ts'
import type { Result } from './report/result.ts'
import { rowCounts } from './report/rowCounts.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'
import { withDatabase } from './withDatabase.ts'

const say = (line: string) => console.error(line)

/** Fills the database of this folder, if it is not, and measures everything. */
export async function runBenchmark({
  isSmall,
  isFresh,
}: Pick<BenchOptions, 'isSmall' | 'isFresh'>): Promise<Report> {
  const effort = isSmall ? BRIEF : THOROUGH
  const results: Result[] = []
  const note = (result: Result) => {
    // A hundredth of the rows, measured for a moment, keeps bounds of the whole by chance only.
    const { bound: _, ...unbound } = result
    results.push(isSmall ? unbound : result)
    say(`  ${result.what}`)
  }

  useTwoCores()
  const fixture = await openFixture({
    folder: join(process.cwd(), '.mintline', 'bench'),
    scale: isSmall ? SMALL : FULL,
    isFresh,
    say: (step) => say(`Filling: ${step}`),
  })
  try {
    say('Measuring')
    await measureCalls(fixture, effort, note)
    note(await measureIngest(fixture.address, effort))
    note(diskOf(fixture.folder))
    const rows = await withDatabase(fixture.address, rowCounts)
    note(await measureMints(effort))
    for (const result of await measureFirstAnswers(effort)) note(result)
    for (const result of await measureClient()) note(result)
    const { seconds, isKept } = fixture
    return { machine: machine(), rows, filling: { seconds, isKept }, results }
  } finally {
    await fixture.close()
  }
}

/** Measures the calls of an API on the filled database, and what both of them hold in memory. */
async function measureCalls(
  { address, folder: databaseFolder }: Fixture,
  effort: Effort,
  note: (result: Result) => void,
): Promise<void> {
  const samples = await withDatabase(address, readSamples)
  await inTemporaryFolder(async (folder) => {
    const server = await startProcess(folder, { roles: 'api', settings: { databaseFolder } })
    try {
      note(databaseMemory(databaseFolder))
      let memory = 0
      const noteWithMemory = async (result: Result) => {
        note(result)
        memory = Math.max(memory, await server.memory())
      }
      await measureLatencies(server.url, samples, effort, noteWithMemory)
      await noteWithMemory(await measureThroughput(server.url, samples, effort))
      note(apiMemory(memory))
    } finally {
      await server.stop()
    }
  })
}
