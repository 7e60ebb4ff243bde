import type { InputProblem } from '@mintline/core'
import type { Sale } from '#entities/drop/lib/dropStore.ts'
import { fetchMetadataDocument } from '#entities/metadata/lib/fetchMetadataDocument.ts'
import type { CompleteDraft } from './completeDraft.ts'

/** Addresses for a sale's artwork. */
export type StoredArtwork = Pick<Sale, 'uri' | 'imageUri'>

/** Converts a draft to what is sold. Missing numbers count as 0: forms report them. */
export function saleOf(draft: CompleteDraft, artwork: StoredArtwork): Sale {
  const { price = 0n, startTime, maxNumberOfTokens = 0n, maxMintsPerWallet = 0n } = draft
  return {
    ...artwork,
    name: draft.collectionName.trim(),
    symbol: draft.symbol.trim(),
    description: draft.description.trim(),
    itemName: draft.itemBaseName.trim(),
    price: String(price),
    ...(startTime !== undefined && { startTime: String(startTime) }),
    maxItems: String(maxNumberOfTokens),
    maxPerWallet: String(maxMintsPerWallet),
    royaltyBasisPoints: draft.royaltyBasisPoints ?? 0,
    treasury: draft.treasury.trim(),
  }
}

/** Reads a picture's address from its stored metadata. */
export async function imageOf(uri: string): Promise<string> {
  const { image } = await fetchMetadataDocument(uri)
  if (image === undefined) throw new Error('The stored metadata has no picture. Try again.')
  return image
}

/** Paths in a drop's terms, with those of the form's fields. */
const FIELDS: readonly (readonly [term: string, field: string])[] = [
  ['name', 'collectionName'],
  ['symbol', 'symbol'],
  ['supply.maxItems', 'maxNumberOfTokens'],
  ['phases.0.maxItems', 'maxNumberOfTokens'],
  ['phases.0.maxPerWallet', 'maxMintsPerWallet'],
  ['phases.0.price', 'phases.0.priceAmount'],
  ['money.receivers', 'treasury'],
  ['money.royalties.recipients', 'treasury'],
  ['money.royalties', 'royalties.royaltyBasisPoints'],
]

/** Returns problems in terms by the fields that cause them. */
export function problemsByField(problems: readonly InputProblem[]): InputProblem[] {
  return problems.map((problem) => {
    const found = FIELDS.find(([term]) => `${problem.path}.`.startsWith(`${term}.`))
    return found ? { ...problem, path: found[1] } : problem
  })
}
