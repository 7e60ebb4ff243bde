import { collectionLookupTable } from '@mintline/solana'
import { ReadOnlyNotice } from '#entities/collection/ReadOnlyNotice.tsx'
import { errorsAt } from '#entities/terms/lib/errorsByPath.ts'
import { ExtraMetadataField } from '#entities/terms/ui/ExtraMetadataField.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { METADATA_SECTION } from '../lib/metadataSection.ts'
import { useSection } from '../model/useSection.ts'
import { FocusOnError } from './FocusOnError.tsx'
import { SectionForm } from './SectionForm.tsx'

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
