import { collectMetadataProblems, LOOKUP_TABLE_KEY, planModifyMetadata } from '@mintline/solana'
import { STORED_FIELDS } from '#entities/terms/lib/storedRows.ts'
import { z } from '#shared/lib/zod.ts'
import { FIELDS_DRAFT, type FieldsDraft, fieldChanges, fieldsDraftOf } from './fieldsDraft.ts'
import type { Section } from './section.ts'

/** A collection's extra metadata fields. */
export const METADATA_SECTION: Section<FieldsDraft> = {
  role: 'owner',
  kind: FIELDS_DRAFT,
  schema: z.object({ rows: STORED_FIELDS }),
  draftOf: fieldsDraftOf,
  problems: (info, draft) => {
    const { remove } = fieldChanges(fieldsDraftOf(info), draft)
    const add = draft.rows.map(({ field, value }) => ({ field, value }))
    return [
      // All rows, so that problems keep their row's index.
      ...collectMetadataProblems({ info, add, remove }),
      ...add.flatMap(({ field }, index) =>
        field === LOOKUP_TABLE_KEY ? [{ ...LOOKUP_TABLE_FIELD, path: `add.${index}.field` }] : [],
      ),
    ]
  },
  // All rows, as above.
  written: (_, { rows }) => rows.map(({ value }, index) => [`add.${index}.value`, value]),
  plan: ({ info, wallet, before, after }) =>
    planModifyMetadata({ info, wallet, ...fieldChanges(before, after) }),
  title: ({ symbol }) => `Change the extra metadata of ${symbol}`,
}

const LOOKUP_TABLE_FIELD = {
  code: 'LOOKUP_TABLE_FIELD',
  message: 'This field is kept by the section Lookup table.',
}
