import { fetchRent, type ItemMint, type ItemTexts, planUpdateTokens } from '@mintline/solana'
import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import { findItems } from '../chain/findItems.ts'
import { assertOptionsFitNetwork } from '../config/writtenOptions.ts'
import { indented, table } from '../output/table.ts'
import { describeReport, execute, exitCodeOf } from '../plans/carryOut.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openSession } from '../sending/openSession.ts'
import { solanaPlanOf } from '../sending/solanaPlan.ts'
import { usageError } from './optionValues.ts'

interface RenameOptions extends CollectionOption {
  readonly item?: readonly string[]
  readonly name?: string
  readonly uri?: string
}

/** An item's new texts and present ones. */
type Renaming = ItemTexts &
  Pick<ItemMint, 'number'> & { readonly before: { readonly name: string; readonly uri: string } }

export async function rename(
  context: CommandContext,
  options: RenameOptions,
): Promise<CommandResult> {
  const { item: names = [], name, uri } = options
  if (names.length === 0) throw usageError('Give --item with the number of an item or its mint')
  if (name === undefined && uri === undefined) throw usageError('Give --name or --uri')
  const session = await openSession(context, { mayPropose: true })
  const { connection } = session.cluster
  assertOptionsFitNetwork(context, session.cluster, [['--uri', uri]])
  const info = await readCollection(context, options)
  const items = (await findItems(connection, info, names))
    .map((item) => renamed(item, options))
    .filter(({ name, uri, before }) => name !== before.name || uri !== before.uri)
  const rentOf = await fetchRent(connection)
  const plan = planUpdateTokens({ info, wallet: session.address, rentOf, items })
  if (items.length > 0) context.output.info(indented(describeRenamings(items)))
  const carried = solanaPlanOf(session, plan)
  const report = await execute(session, carried)
  const changes = items.map(({ number, mint, name, uri, before }) => ({
    number,
    mint,
    before,
    after: { name, uri },
  }))
  return {
    text: describeReport(session, carried, report),
    data: { ...report, changes },
    exitCode: exitCodeOf(report),
  }
}

function renamed(item: ItemMint, { name, uri }: RenameOptions): Renaming {
  const { number, mint } = item
  // What is changed is the uri in the mint: a revealed file's belongs to the collection.
  const before = { name: item.name, uri: item.storedUri }
  const textOf = (template: string | undefined, text: string) =>
    template === undefined ? text : template.replaceAll('{}', String(number))
  return { number, mint, name: textOf(name, before.name), uri: textOf(uri, before.uri), before }
}

/** Lists every changed text with its old and new value. */
function describeRenamings(items: readonly Renaming[]): string {
  const rows = items.flatMap(({ number, before, ...after }) =>
    (['name', 'uri'] as const)
      .filter((field) => before[field] !== after[field])
      .map((field) => [String(number), field, before[field], '->', after[field]]),
  )
  return table([['item', '', 'now', '', 'then'], ...rows])
}
