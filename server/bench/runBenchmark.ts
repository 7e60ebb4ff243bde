import { join } from 'node:path'
import { BRIEF, THOROUGH } from './effort.ts'
import { openFixture } from './fill/fixture.ts'
import { FULL, SMALL } from './fill/scale.ts'
import { measureIndexer } from './measureIndexer.ts'
import { measureMarketplace } from './measureMarketplace.ts'
import type { BenchOptions } from './options.ts'
import { readFiles } from './readFiles.ts'
import { machine, useTwoCores } from './report/machine.ts'
import type { Report } from './report/report.ts'
import type { Result } from './report/result.ts'
import { rowCounts } from './report/rowCounts.ts'
import { withDatabase } from './withDatabase.ts'

const MEASURES = { indexer: measureIndexer, marketplace: measureMarketplace }

const say = (line: string) => console.error(line)

/** Fills this folder's database if necessary, and measures everything about an interface. */
export async function runBenchmark({
  subject,
  isSmall,
  isFresh,
}: Pick<BenchOptions, 'subject' | 'isSmall' | 'isFresh'>): Promise<Report> {
  const effort = isSmall ? BRIEF : THOROUGH
  const results: Result[] = []
  const note = (result: Result) => {
    // At a hundredth of the rows and a short time, keeping a bound would be luck.
    const { bound: _, ...unbound } = result
    results.push(isSmall ? unbound : result)
    say(`  ${result.what}`)
  }

  useTwoCores()
  const fixture = await openFixture({
    folder: join(process.cwd(), '.mintline', 'bench'),
    scale: isSmall ? SMALL : FULL,
    isFresh,
    hasUsers: subject === 'marketplace',
    say: (step) => say(`Filling: ${step}`),
  })
  try {
    const rows = await withDatabase(fixture.address, (database) => rowCounts(database, subject))
    say('Reading the files of the database')
    await readFiles(fixture.folder)
    say('Measuring')
    await MEASURES[subject](fixture, effort, note)
    const { seconds, isKept } = fixture
    return { machine: machine(), rows, filling: { seconds, isKept }, results }
  } finally {
    await fixture.close()
  }
}
