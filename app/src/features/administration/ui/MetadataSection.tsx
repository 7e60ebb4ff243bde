import {
  collectionLookupTable,
  collectMetadataProblems,
  isClientKey,
  LOOKUP_TABLE_KEY,
  planModifyMetadata,
} from '@mintline/solana'
import { ReadOnlyNotice } from '#entities/collection/ui/ReadOnlyNotice.tsx'
import { errorsAt } from '#entities/terms/lib/errorsByPath.ts'
import { STORED_FIELDS } from '#entities/terms/lib/shareDraft.ts'
import { ExtraMetadataField } from '#entities/terms/ui/ExtraMetadataField.tsx'
import { z } from '#shared/lib/zod.ts'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { FIELDS_DRAFT, type FieldsDraft, fieldChanges, fieldsDraftOf } from '../lib/fieldsDraft.ts'
import type { Section } from '../lib/section.ts'
import { useSection } from '../model/useSection.ts'
import { FocusOnError, SectionForm } from './SectionForm.tsx'

/** The open collection's extra metadata fields. */
export function MetadataSection({ id }: { id: string }) {
  const section = useSection(id, METADATA_SECTION)
  const { role, info, draft, change, save } = section
  const { extraMetadata } = info.metadata
  const errors = errorsAt(section.errors, 'add')
  if (role.status === 'missing') {
    return (
      <div className="flex flex-col gap-6">
        <ReadOnlyNotice role={role} to="change the extra metadata" />
        {extraMetadata.length === 0 ? (
          <p className="text-muted">The collection has no extra metadata.</p>
        ) : (
          <DescriptionList
            items={extraMetadata.map(({ field, value }) => ({ term: field, value }))}
          />
        )}
      </div>
    )
  }
  return (
    <SectionForm
      label="Extra metadata"
      section={section}
      onSave={() => void save({ confirmLabel: 'Save' })}
    >
      <FocusOnError path="add" isWrong={errors[''] !== undefined}>
        <ExtraMetadataField
          legend="Extra metadata"
          value={draft.rows}
          onChange={(rows) => change({ rows })}
          errors={errors}
        />
      </FocusOnError>
      {collectionLookupTable(info) && (
        <p className="text-[0.8125rem] text-muted">
          One more field, lookup_table, is kept by the section Lookup table.
        </p>
      )}
    </SectionForm>
  )
}

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
        isClientKey(field) ? [{ ...keptField(field), path: `add.${index}.field` }] : [],
      ),
    ]
  },
  // All rows, as above.
  written: (_, { rows }) => rows.map(({ value }, index) => [`add.${index}.value`, value]),
  plan: ({ info, wallet, rentOf, before, after }) =>
    planModifyMetadata({ info, wallet, rentOf, ...fieldChanges(before, after) }),
  title: ({ symbol }) => `Change the extra metadata of ${symbol}`,
}

/** Describes a field that another part of the console keeps. */
function keptField(key: string) {
  return key === LOOKUP_TABLE_KEY
    ? {
        code: 'LOOKUP_TABLE_FIELD',
        message: 'This field is kept by the section Lookup table.',
      }
    : { code: 'LIST_FIELD', message: 'This field is kept by the allowlists.' }
}
