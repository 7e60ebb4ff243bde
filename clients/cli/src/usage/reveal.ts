import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collectionOption } from './options.ts'

const SEED_FILE = '--seed-file <file>'

export function addReveal(program: Command, runtime: Runtime): void {
  const command = program
    .command('reveal')
    .description(
      'Reveal the files that a collection is committed to, for all its items and for good. Signed by the creator. The node sees the seed, with --dry-run too.',
    )
    .addOption(collectionOption())
    .option(SEED_FILE, 'file with the seed (default: the one that the commitment has written)')
  runtime.on(
    withExamples(command, ['mintline reveal', 'mintline reveal commit --help']),
    async () => (await import('../commands/reveal.ts')).reveal,
  )
  const commit = command
    .command('commit')
    .description(
      'Commit to the files before the first mint, with a new seed that is written to a file. It cannot be replaced. launch does so for the reveal in a config.',
    )
    .addOption(collectionOption())
    .option(
      '--base-uri <uri>',
      "URI of the files' metadata; {} stands for the file's number (default: that of the config)",
    )
    .option('--files <count>', 'number of files (default: that of the config)')
    .option(SEED_FILE, 'file for the seed (default: one in .mintline)')
  withExamples(commit, [
    'mintline reveal commit --base-uri "ipfs://<cid>/{}.json" --files 10000 --dry-run',
    'mintline reveal commit --collection MYDROP --seed-file seed.json',
  ])
  runtime.on(
    commit,
    async () => (await import('../commands/reveal.ts')).commit,
    (path) => (path.endsWith('fileCount') ? '--files' : '--base-uri'),
  )
}
