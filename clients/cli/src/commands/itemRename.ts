import { type ItemMint, type ItemTexts, planUpdateTokens } from '@mintline/solana'
import type { Command } from 'commander'
import {
  type CollectionOption,
  collectionOption,
  readCollection,
} from '../chain/collectionOption.ts'
import { findItems } from '../chain/findItems.ts'
import { indented, table } from '../output/table.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { describeReport, executePlan, exitCodeOfReport } from '../sending/executePlan.ts'
import { openSession } from '../sending/openSession.ts'
import { withExamples } from './examples.ts'
import { collected, usageError } from './optionValues.ts'

interface RenameOptions extends CollectionOption {
  readonly item?: readonly string[]
  readonly name?: string
  readonly uri?: string
}

/** New texts of an item, and those that it has. */
type Renaming = ItemTexts & Pick<ItemMint, 'number'> & { readonly before: ItemMint }

export function addItemRename(item: Command, runtime: Runtime): void {
  const command = item
    .command('rename')
    .description('Change name and uri of items that are minted. Signed by the creator.')
    .addOption(collectionOption())
    .option('--item <number or mint>', 'the item; repeat for each', collected)
    .option('--name <text>', "new name; {} stands for the item's number (default: as it is)")
    .option('--uri <uri>', "new uri; {} stands for the item's number (default: as it is)")
  withExamples(command, [
    'mintline item rename --item 3 --name "Three, at last"',
    'mintline item rename --item 1 --item 2 --uri "https://example.com/revealed/{}.json" --dry-run',
  ])
  runtime.on(command, rename, optionName)
}

async function rename(context: CommandContext, options: RenameOptions): Promise<CommandResult> {
  const { item: names = [], name, uri } = options
  if (names.length === 0) throw usageError('Give --item with the number of an item or its mint')
  if (name === undefined && uri === undefined) throw usageError('Give --name or --uri')
  const session = await openSession(context)
  const { connection } = session.cluster
  const info = await readCollection(context, options)
  const items = (await findItems(connection, info, names))
    .map((before) => renamed(before, options))
    .filter(({ name, uri, before }) => name !== before.name || uri !== before.uri)
  const plan = await planUpdateTokens({ info, wallet: session.address, items })
  if (items.length > 0) context.output.info(indented(describeRenamings(items)))
  const report = await executePlan(session, plan)
  const changes = items.map(({ number, mint, name, uri, before }) => ({
    number,
    mint,
    before: { name: before.name, uri: before.uri },
    after: { name, uri },
  }))
  return {
    text: describeReport(session, report),
    data: { ...report, changes },
    exitCode: exitCodeOfReport(report),
  }
}

function renamed(before: ItemMint, { name, uri }: RenameOptions): Renaming {
  const textOf = (template: string | undefined, text: string) =>
    template === undefined ? text : template.replaceAll('{}', String(before.number))
  return {
    number: before.number,
    mint: before.mint,
    name: textOf(name, before.name),
    uri: textOf(uri, before.uri),
    before,
  }
}

/** Every text that changes, from what to what. */
function describeRenamings(items: readonly Renaming[]): string {
  const rows = items.flatMap(({ number, before, ...after }) =>
    (['name', 'uri'] as const)
      .filter((field) => before[field] !== after[field])
      .map((field) => [String(number), field, before[field], '->', after[field]]),
  )
  return table([['item', '', 'now', '', 'then'], ...rows])
}

/** The option that holds what the client names by this path. */
function optionName(path: string): string {
  return `--${path.split('.').at(-1)?.replace('mint', 'item')}`
}
