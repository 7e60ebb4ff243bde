import { templateText } from '@mintline/core'
import type { FormKind } from '#shared/form/formKind.ts'
import type { FieldProblem } from '#shared/form/useFormVisit.ts'
import { parseItemList, parseItemNumbers, type RequestedItem } from './itemList.ts'

/** Minted items' new names and metadata URLs, as entered. */
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

/** Something to correct in an input. */
export interface ItemsProblem extends FieldProblem {
  readonly path: keyof ItemsDraft
  /** One sentence that says what to change; for a list, a line for each error. */
  readonly message: string
}

/** Requested item changes, or problems with the input. */
export type RequestedItems =
  | { status: 'valid'; items: readonly RequestedItem[] }
  | { status: 'invalid'; problems: readonly ItemsProblem[] }

/** @param issued - the last item's number */
export function requestedItems(draft: ItemsDraft, issued: bigint): RequestedItems {
  return draft.source === 'list' ? fromList(draft, issued) : fromTemplate(draft, issued)
}

/** Compares drafts by their texts: a choice alone is no input. */
export const ITEMS_FORM: FormKind<ItemsDraft, never> = {
  isSame: (a, b) => TEXTS.every((text) => a[text] === b[text]),
  // The saved value is always the empty form, so that nothing can conflict.
  rebase: ({ draft }, saved) => ({ base: saved, draft, theirs: saved, conflicts: [] }),
}

const TEXTS = ['numbers', 'name', 'uri', 'list'] as const

function fromList({ list }: ItemsDraft, issued: bigint): RequestedItems {
  const { items, problems } = parseItemList(list, issued)
  if (problems.length > 0) {
    return invalid([{ path: 'list', message: problems.join('\n'), isImmediate: true }])
  }
  if (items.length > 0) return { status: 'valid', items }
  return invalid([{ path: 'list', message: 'Enter a line for each item: number,name,uri.' }])
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
  const problems: ItemsProblem[] = []
  if (chosen.status === 'empty') {
    problems.push({ path: 'numbers', message: 'Enter numbers of items, such as 1-5, 8.' })
  }
  if (chosen.status === 'invalid') {
    problems.push({ path: which === 'all' ? 'which' : 'numbers', message: chosen.reason })
  }
  if (isNothing) problems.push({ path: 'name', message: 'Enter a name, a metadata URL or both.' })
  return invalid(problems)
}

function invalid(problems: readonly ItemsProblem[]): RequestedItems {
  return { status: 'invalid', problems }
}
