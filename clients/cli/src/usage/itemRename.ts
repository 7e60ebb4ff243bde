import type { Command } from 'commander'
import type { Runtime } from '../runtime/runtime.ts'
import { withExamples } from './examples.ts'
import { collected, collectionOption } from './options.ts'

export function addItemRename(item: Command, runtime: Runtime): void {
  const command = item
    .command('rename')
    .description('Change name and uri of minted items. Signed by the creator.')
    .addOption(collectionOption())
    .option('--item <number or mint>', 'the item; repeatable', collected)
    .option('--name <text>', "new name; {} stands for the item's number (default: as it is)")
    .option('--uri <uri>', "new uri; {} stands for the item's number (default: as it is)")
  withExamples(command, [
    'mintline item rename --item 3 --name "Three, at last"',
    'mintline item rename --item 1 --item 2 --uri "https://example.com/revealed/{}.json" --dry-run',
  ])
  runtime.on(command, async () => (await import('../commands/itemRename.ts')).rename, optionName)
}

/** Returns the option for the client's path. */
function optionName(path: string): string {
  return `--${path.split('.').at(-1)?.replace('mint', 'item')}`
}
