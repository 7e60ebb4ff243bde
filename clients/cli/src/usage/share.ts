import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collectionOption } from './options.ts'

export function addShare(program: Command, runtime: Runtime): void {
  const command = program
    .command('share')
    .description(
      'Write a page for the link of a drop, which apps show with title, text and picture; it leads to the mint page.',
    )
    .addOption(collectionOption())
    .requiredOption('--site <url>', 'URL of the published console, which the mint page is beside')
    .option('--proofs <url>', 'URL of the published merkle proofs, for the link to the mint page')
    .option('--out <folder>', 'output folder, to be published as share/ of the site', 'share')
  withExamples(command, [
    'mintline share --site https://drops.example/',
    'mintline share --collection FIRST --site https://drops.example/ --out public/share',
  ])
  runtime.on(command, async () => (await import('../commands/share.ts')).share)
}
