import { BLOCKCHAINS, type Blockchain } from '@mintline/core/networks'
import type { ShowcaseListedFilter } from '../../schemas/itemSearch.ts'

/** Blockchains to look at; undefined = all. Nothing is on show here: where that alone is asked for, nothing is found. */
export function blockchainsFor(
  asked: readonly Blockchain[] | undefined,
  shown: ShowcaseListedFilter | undefined,
): readonly Blockchain[] | undefined {
  if (!shown?.showcaseListedOnly) return asked
  const left: readonly string[] = shown.blockchains
  return (asked ?? BLOCKCHAINS).filter((name) => !left.includes(name))
}
