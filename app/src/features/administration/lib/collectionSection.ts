import type { InputProblem } from '@mintline/core'
import {
  type CollectionChangesInput,
  type CollectionInfo,
  collectCollectionProblems,
  NOBODY,
  prepareModifyCollection,
} from '@mintline/solana'
import { collectionFieldName } from '#entities/plan/collectionFieldNames.ts'
import { type DraftPart, draftOfParts } from '#shared/form/draftOfParts.ts'
import { STORED_BIGINT } from '#shared/form/draftStore.ts'
import { limitText } from '#shared/lib/countText.ts'
import { z } from '#shared/lib/zod.ts'
import type { Section } from './section.ts'

/** The collection's own editable properties. */
export interface CollectionDraft {
  collectionName: string
  collectionUri: string
  itemBaseName: string
  itemBaseUri: string
  /** 0 = unlimited; undefined = nothing entered. */
  maxNumberOfTokens?: bigint | undefined
  /** 0 = unlimited; undefined = nothing entered. */
  maxMintsPerWallet?: bigint | undefined
  treasury: string
  /** Empty = mints need no co-signer. */
  cosigner: string
}

/** Converts the values on chain to a draft. */
function collectionDraftOf(info: CollectionInfo): CollectionDraft {
  return {
    collectionName: info.metadata.collectionBaseName,
    collectionUri: info.metadata.collectionBaseUri,
    itemBaseName: info.itemBaseName,
    itemBaseUri: info.itemBaseUri,
    maxNumberOfTokens: info.maxNumberOfTokens,
    maxMintsPerWallet: info.maxMintsPerWallet,
    treasury: info.treasury,
    cosigner: info.cosignerProgramId ?? '',
  }
}

/** Formats a limit; empty if nothing is entered. */
function enteredText(limit: bigint | undefined): string {
  return limit === undefined ? '' : limitText(limit)
}

const PARTS: readonly DraftPart<CollectionDraft>[] = [
  part('collectionName', (draft) => draft.collectionName),
  part('collectionUri', (draft) => draft.collectionUri),
  part('maxNumberOfTokens', (draft) => enteredText(draft.maxNumberOfTokens)),
  part('maxMintsPerWallet', (draft) => enteredText(draft.maxMintsPerWallet)),
  part('treasury', (draft) => draft.treasury.trim()),
  part('cosigner', (draft) => draft.cosigner.trim()),
  part('itemBaseName', (draft) => draft.itemBaseName),
  part('itemBaseUri', (draft) => draft.itemBaseUri),
]

/** Creates a draft part, named like its field everywhere. */
function part(
  key: keyof CollectionDraft,
  text: (draft: CollectionDraft) => string,
): DraftPart<CollectionDraft> {
  const field = key === 'cosigner' ? 'cosignerProgramId' : key
  return { key, label: collectionFieldName(field), text }
}

/** Returns only the changed values, in the client's format. */
export function collectionChanges(
  before: CollectionDraft,
  after: CollectionDraft,
): CollectionChangesInput {
  const different = new Set(KIND.differences(before, after).map(({ key }) => key))
  const is = (key: keyof CollectionDraft) => different.has(key)
  const { maxNumberOfTokens, maxMintsPerWallet } = after
  return {
    ...(is('collectionName') && { collectionName: after.collectionName }),
    ...(is('collectionUri') && { collectionUri: after.collectionUri }),
    ...(is('itemBaseName') && { itemBaseName: after.itemBaseName }),
    ...(is('itemBaseUri') && { itemBaseUri: after.itemBaseUri }),
    ...(is('maxNumberOfTokens') && maxNumberOfTokens !== undefined && { maxNumberOfTokens }),
    ...(is('maxMintsPerWallet') && maxMintsPerWallet !== undefined && { maxMintsPerWallet }),
    ...(is('treasury') && { treasury: after.treasury.trim() }),
    ...(is('cosigner') && { cosignerProgramId: after.cosigner.trim() || NOBODY }),
  }
}

const KIND = draftOfParts(PARTS)

/** A collection's names, limits, treasury and co-signer. */
export const COLLECTION_SECTION: Section<CollectionDraft> = {
  role: 'owner',
  kind: KIND,
  schema: z.object({
    collectionName: z.string(),
    collectionUri: z.string(),
    itemBaseName: z.string(),
    itemBaseUri: z.string(),
    maxNumberOfTokens: z.optional(STORED_BIGINT),
    maxMintsPerWallet: z.optional(STORED_BIGINT),
    treasury: z.string(),
    cosigner: z.string(),
  }),
  draftOf: collectionDraftOf,
  problems: (info, draft) => [
    ...missingNumbers(draft),
    ...collectCollectionProblems({
      info,
      changes: collectionChanges(collectionDraftOf(info), draft),
    }),
  ],
  written: (info, draft) => {
    const changes = collectionChanges(collectionDraftOf(info), draft)
    return (['collectionUri', 'itemBaseUri', 'treasury'] as const).map((key) => [
      `changes.${key}`,
      changes[key] ?? '',
    ])
  },
  plan: ({ connection, before, after, ...target }) => {
    const changes = collectionChanges(before, after)
    return prepareModifyCollection(connection, { ...target, changes })
  },
  title: ({ symbol }) => `Change the collection ${symbol}`,
}

function missingNumbers(draft: CollectionDraft): InputProblem[] {
  return (['maxNumberOfTokens', 'maxMintsPerWallet'] as const).flatMap((key) =>
    draft[key] === undefined
      ? [
          {
            path: `changes.${key}`,
            code: 'MISSING',
            message: 'Enter a whole number; 0 is no limit.',
          },
        ]
      : [],
  )
}
