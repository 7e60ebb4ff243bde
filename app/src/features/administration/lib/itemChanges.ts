import { asSentence } from '@mintline/core'
import {
  type CollectionInfo,
  collectUpdateTokensProblems,
  type ItemMint,
  type ItemTexts,
} from '@mintline/solana'
import type { ChangeGroup } from '#entities/change/changeGroup.ts'
import { realMoneyProblems, type WrittenText } from '#entities/terms/lib/realMoneyProblems.ts'
import { countText } from '#shared/lib/countText.ts'
import type { RequestedItem } from './itemList.ts'

/** An item's name and URI. */
interface Texts {
  name: string
  uri: string
}

/** A change to an item's name or URI. */
export interface ItemChange {
  /** From 1. */
  number: bigint
  /** Base58. */
  mint: string
  before: Texts
  after: Texts
}

/** An item's current texts on chain: the uri in its mint, not that of a revealed file. */
export type ItemOnChain = Pick<ItemMint, 'number' | 'mint' | 'name' | 'storedUri'>

/** Returns the changes that make a difference; items that do not exist are left out. */
export function itemChanges(
  wanted: readonly RequestedItem[],
  onChain: readonly ItemOnChain[],
): ItemChange[] {
  const known = new Map(onChain.map((item) => [item.number, item]))
  return wanted.flatMap(({ number, name, uri }) => {
    const item = known.get(number)
    if (!item) return []
    const before = storedTexts(item)
    const after = { name: name || before.name, uri: uri || before.uri }
    return isSame(before, after) ? [] : [{ number, mint: item.mint, before, after }]
  })
}

/**
 * Returns problems that keep changes from being sent, with item numbers. If money is real, new addresses are checked
 * like those of a section.
 */
export function itemProblems(
  changes: readonly ItemChange[],
  { info, isRealMoney }: { readonly info: CollectionInfo; readonly isRealMoney: boolean },
): string[] {
  const problems = [
    ...collectUpdateTokensProblems({ info, items: changes.map(textsOf) }),
    ...(isRealMoney ? realMoneyProblems(writtenTexts(changes)) : []),
  ]
  return problems.map(({ path, message }) => {
    const [, index] = path.split('.')
    if (index === undefined) return asSentence(message)
    return asSentence(`Item ${changes[Number(index)]?.number}: ${message}`)
  })
}

/** Returns the changes still to send, given the current items on chain. */
export function changesLeft(
  changes: readonly ItemChange[],
  onChain: readonly ItemOnChain[],
): { items: ItemTexts[]; changedMeanwhile: bigint[] } {
  const known = new Map(onChain.map((item) => [item.number, storedTexts(item)]))
  const items: ItemTexts[] = []
  const changedMeanwhile: bigint[] = []
  for (const change of changes) {
    const now = known.get(change.number) ?? change.before
    if (isSame(now, change.after)) continue
    if (isSame(now, change.before)) items.push(textsOf(change))
    else changedMeanwhile.push(change.number)
  }
  return { items, changedMeanwhile }
}

function storedTexts({ name, storedUri: uri }: ItemOnChain): Texts {
  return { name, uri }
}

function writtenTexts(changes: readonly ItemChange[]): WrittenText[] {
  return changes.flatMap(({ before, after }, index) =>
    after.uri === before.uri ? [] : [[`items.${index}.uri`, after.uri] as const],
  )
}

function textsOf({ mint, before, after }: ItemChange): ItemTexts {
  return { mint, ...after, before }
}

function isSame(one: Texts, other: Texts): boolean {
  return one.name === other.name && one.uri === other.uri
}

/** Maximum items in a review: the table behind it has them all. */
const MAX_SHOWN = 5

/**
 * Groups item changes for a review.
 *
 * @param mints - mints of items still to change
 */
export function itemChangeGroups(
  changes: readonly ItemChange[],
  mints: ReadonlySet<string>,
): readonly ChangeGroup[] {
  const left = changes.filter(({ mint }) => mints.has(mint))
  const groups = left.slice(0, MAX_SHOWN).map(({ number, before, after }): ChangeGroup => {
    const rows = [
      { key: 'name', label: 'Name', before: before.name, after: after.name },
      { key: 'uri', label: 'Metadata URL', before: before.uri, after: after.uri },
    ]
    const changed = rows.filter((row) => row.before !== row.after)
    return { key: `item ${number}`, title: `Item ${number}`, isNew: false, rows: changed }
  })
  const more = left.length - groups.length
  if (more === 0) return groups
  const title = countText(more, 'more item')
  return [...groups, { key: 'more', title, isNew: false, rows: [], note: MORE }]
}

const MORE = 'The table behind this dialog lists all of them.'
