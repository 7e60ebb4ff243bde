import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'

export function addAssetsUpload(assets: Command, runtime: Runtime): void {
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
