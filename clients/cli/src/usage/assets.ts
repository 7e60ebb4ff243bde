import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { withPackages } from './partHelp.ts'

/** Adds the commands for pictures and documents, which are the same for every chain. */
export function addAssets(program: Command, runtime: Runtime): void {
  const group = program
    .command('assets')
    .description('Pictures, videos, audio files and 3D models with their metadata documents.')
  withPackages(group, 'assets')
  addCheck(group, runtime)
  addBuild(group, runtime)
  addUpload(group, runtime)
}

function addCheck(assets: Command, runtime: Runtime): void {
  const command = addSourceOptions(
    assets
      .command('check')
      .description(
        'List holes, duplicates and mistakes of a folder of files and its traits, or of a build; writes nothing.',
      )
      .requiredOption('--from <folder or file>', 'files of items, or a build'),
  )
  withExamples(command, [
    'mintline assets check --from pictures',
    'mintline assets check --from pictures --traits table.csv --supply 1000 --json',
    'mintline assets check --from assets',
  ])
  runtime.onAssets(command, async () => (await import('../commands/assetsCheck.ts')).check)
}

function addBuild(assets: Command, runtime: Runtime): void {
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

function addUpload(assets: Command, runtime: Runtime): void {
  const command = assets
    .command('upload')
    .description(
      'Upload a build, and write its addresses to the config. What is stored already is not sent again.',
    )
    .option('--from <folder>', 'folder of the build', 'assets')
    .option(
      '--to <storage>',
      'folder of a web server (default: .mintline/files, which npm start serves)',
    )
    .option(
      '--ipfs <url>',
      'RPC of a Kubo node or a pinning service, such as http://127.0.0.1:5001 (token: MINTLINE_IPFS_AUTHORIZATION)',
    )
    .option(
      '--pinata [url]',
      'IPFS at Pinata, with the API key of PINATA_JWT; the URL is for a proxy',
    )
    .option(
      '--irys [url]',
      'Irys, paid in SOL by the keypair; the URL is that of a node (default: that of the network)',
    )
    .option(
      '--arweave <url>',
      'Arweave, by a bundler that answers as nodes of Irys do, such as https://up.arweave.net',
    )
    .option(
      '--bucket <name or name/folder>',
      'S3-compatible bucket, with the keys of AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    )
    .option(
      '--endpoint <url>',
      "address of the bucket's service (default: that of AWS in the region)",
    )
    .option('--region <name>', 'region of the bucket (default: AWS_REGION, or us-east-1)')
    .option('--max-cost <amount>', 'most to pay to Irys or the bundler (default: what it asks)')
    .option('--base-url <url>', 'address under which the storage is read')
    .option('--no-wait', 'stop if another process is uploading to the same storage')
  withExamples(command, [
    'mintline assets upload --dry-run',
    'mintline assets upload',
    'mintline assets upload --ipfs http://127.0.0.1:5001',
    'mintline assets upload --pinata --yes',
    'mintline assets upload --irys --cluster mainnet --keypair wallet.json --max-cost "0.1 SOL"',
    'mintline assets upload --bucket drops/dawn --base-url https://files.example.com/dawn/',
    'mintline assets upload --to /srv/www/files --base-url https://example.com/files/',
  ])
  runtime.onAssets(command, async () => (await import('../commands/assetsUpload.ts')).upload)
}

/** Adds the options for reading pictures and traits. */
function addSourceOptions(command: Command): Command {
  return command
    .option('--name <template>', 'name of items; {} is the number (default: that of the config)')
    .option('--traits <file>', 'CSV or JSON (default: traits.csv or traits.json in the folder)')
    .option('--cover <file>', 'picture of an edition that is a video, an audio or a 3D model')
    .option('--first <number>', 'number of the first file: 0 or 1', '1')
    .option(
      '--supply <items>',
      'number of items (default: that of the config, or the highest number)',
    )
    .option(
      '--preview <pixels>',
      'pictures that are wider or higher get a preview; 0 = none',
      '1024',
    )
}
