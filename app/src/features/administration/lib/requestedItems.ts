import { templateText } from '#entities/metadata/lib/templateText.ts'
import { parseItemList } from './itemList.ts'
import { parseItemNumbers } from './itemNumbers.ts'
import type { RequestedItem } from './requestedItem.ts'

/** New names and uris of minted items, as entered. */
export interface ItemsDraft {
  /** One template for several items, or a line for each. */
  source: 'template' | 'list'
  which: 'all' | 'chosen'
  /** Numbers and ranges: `1-5, 8`. */
  numbers: string
  /** `{}` stands for the number; empty = unchanged. */
  name: string
  uri: string
  /** Lines of `number,name,uri`. */
  list: string
}

/** Nothing entered. */
export const EMPTY_ITEMS: ItemsDraft = {
  source: 'template',
  which: 'all',
  numbers: '',
  name: '',
  uri: '',
  list: '',
}

/** Requested changes of items, or errors by input name. */
export type RequestedItems =
  | { status: 'valid'; items: readonly RequestedItem[] }
  | { status: 'invalid'; errors: Partial<Record<keyof ItemsDraft, string>> }

/** @param issued - number of the last item */
export function requestedItems(draft: ItemsDraft, issued: bigint): RequestedItems {
  return draft.source === 'list' ? fromList(draft, issued) : fromTemplate(draft, issued)
}

/** True if anything is entered. */
export function isEmptyItems({ numbers, name, uri, list }: ItemsDraft): boolean {
  return [numbers, name, uri, list].every((text) => text === '')
}

function fromList({ list }: ItemsDraft, issued: bigint): RequestedItems {
  const { items, problems } = parseItemList(list, issued)
  if (problems.length > 0) return { status: 'invalid', errors: { list: problems.join('\n') } }
  if (items.length > 0) return { status: 'valid', items }
  return { status: 'invalid', errors: { list: 'Enter a line for each item: number,name,uri.' } }
}

function fromTemplate({ which, numbers, name, uri }: ItemsDraft, issued: bigint): RequestedItems {
  const chosen = parseItemNumbers(which === 'all' ? `1-${issued}` : numbers, issued)
  const isNothing = name === '' && uri === ''
  if (chosen.status === 'valid' && !isNothing) {
    const items = chosen.value.map((number) => ({
      number,
      name: templateText(name, number),
      uri: templateText(uri, number),
    }))
    return { status: 'valid', items }
  }
  const field = which === 'all' ? 'which' : 'numbers'
  return {
    status: 'invalid',
    errors: {
      ...(chosen.status === 'empty' && { numbers: 'Enter numbers of items, such as 1-5, 8.' }),
      ...(chosen.status === 'invalid' && { [field]: chosen.reason }),
      ...(isNothing && { name: 'Enter a name, a uri or both.' }),
    },
  }
}
