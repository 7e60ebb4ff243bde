import type { Command } from 'commander'
import type { Runtime } from '../../runtime/runtime.ts'
import { withExamples } from '../examples.ts'
import { contractOption, tokenIdOption } from './options.ts'

export function addEvmMetadata(evm: Command, runtime: Runtime): void {
  const command = evm
    .command('metadata')
    .description('Show the metadata of a drop, or change it.')
    .addOption(contractOption())
    .addOption(tokenIdOption())
  runtime.onEvm(
    withExamples(command, ['mintline evm metadata', 'mintline evm metadata set --help']),
    async () => (await import('../../evm/commands/metadata.ts')).show,
  )
  const set = command
    .command('set')
    .description('Set the metadata of the collection, and that of the items of an erc721 drop.')
    .addOption(contractOption())
    .addOption(tokenIdOption())
    .option('--collection-uri <uri>', "URI of the collection's metadata")
    .option('--name <text>', "name of the items; the contract adds the item's number")
    .option('--description <text>', 'description of the items')
    .option('--image <uri>', 'image of the items')
    .option('--animation <uri>', 'animation of the items')
  withExamples(set, [
    'mintline evm metadata set --collection-uri ipfs://<cid>/collection.json',
    'mintline evm metadata set --name "First drop" --image ipfs://<cid>/image.png --dry-run',
  ])
  runtime.onEvm(set, async () => (await import('../../evm/commands/metadata.ts')).setMetadata)
  const add = command
    .command('add')
    .description('Add a batch of token ids to an erc1155 drop.')
    .addOption(contractOption())
    .addOption(tokenIdOption())
    .requiredOption('--base-uri <uri>', 'folder of their metadata, with a slash at the end')
    .requiredOption('--amount <token ids>', 'how many')
  withExamples(add, ['mintline evm metadata add --base-uri ipfs://<cid>/ --amount 10'])
  runtime.onEvm(add, async () => (await import('../../evm/commands/metadata.ts')).add)
  const freeze = command
    .command('freeze')
    .description('Make the metadata of a batch of token ids permanent.')
    .addOption(contractOption())
    .addOption(tokenIdOption())
    .requiredOption('--batch <index>', 'the batch, from 0')
  withExamples(freeze, ['mintline evm metadata freeze --batch 0 --dry-run'])
  runtime.onEvm(freeze, async () => (await import('../../evm/commands/metadata.ts')).freeze)
}
