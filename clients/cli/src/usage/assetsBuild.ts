import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { addSourceOptions } from './assetsOptions.ts'
import { withExamples } from './examples.ts'

export function addAssetsBuild(assets: Command, runtime: Runtime): void {
  const command = addSourceOptions(
    assets
      .command('build')
      .description(
        'Write metadata documents and previews for a folder of files, or for one file of an open edition; needs no network.',
      )
      .requiredOption('--from <folder or file>', 'files of items by number, with a list of traits'),
  )
    .option('--out <folder>', 'folder of the build', 'assets')
    .option('--symbol <symbol>', 'in all documents (default: that of the config)')
    .option('--description <text>', 'of all items that have none in the list of traits')
    .option('--external-url <url>', 'web page of an item; {} is the number')
    .option('--collection-name <name>', 'name of the collection (default: that of the config)')
    .option('--collection-description <text>', 'description of the collection')
    .option('--collection-url <url>', 'web page of the collection')
  withExamples(command, [
    'mintline assets build --from pictures',
    'mintline assets build --from pictures --name "Dawn #{}" --description "Light of a morning."',
    'mintline assets build --from dawn.png --name Dawn --out dawn',
    'mintline assets build --from film.mp4 --cover still.png --name Film',
  ])
  runtime.onAssets(command, async () => (await import('../commands/assetsBuild.ts')).build)
}
