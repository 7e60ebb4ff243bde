import { templateText } from '@mintline/core'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import { TextAreaField } from '#shared/ui/TextAreaField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { ItemsDraft } from '../lib/requestedItems.ts'

interface ItemsFieldsProps {
  draft: ItemsDraft
  onChange: (draft: ItemsDraft) => void
  /** The last item's number. */
  issued: bigint
  errors: Partial<Record<keyof ItemsDraft, string>>
}

/** Items and their new texts: one template for several, or a line for each. */
export function ItemsFields({ draft, onChange, issued, errors }: ItemsFieldsProps) {
  const edit = (part: Partial<ItemsDraft>) => onChange({ ...draft, ...part })
  return (
    <>
      <RadioGroupField
        label="New texts"
        value={draft.source}
        onValueChange={(source) => edit({ source })}
        columns={2}
        options={[
          {
            value: 'template',
            label: 'A template',
            description: 'One text, with {} as the number.',
          },
          {
            value: 'list',
            label: 'A list',
            description: 'A line for each item, for example from a spreadsheet.',
          },
        ]}
      />
      {draft.source === 'list' ? (
        <FieldAnchor path="list">
          <TextAreaField
            label="List"
            hint="number,name,uri in each line. Empty names and URLs stay unchanged."
            placeholder={'1,Dawn #1,https://example.com/1.json'}
            value={draft.list}
            onChange={({ target }) => edit({ list: target.value })}
            error={errors.list}
            spellCheck={false}
            rows={6}
          />
        </FieldAnchor>
      ) : (
        <TemplateFields draft={draft} edit={edit} issued={issued} errors={errors} />
      )}
    </>
  )
}

interface TemplateFieldsProps extends Pick<ItemsFieldsProps, 'draft' | 'issued' | 'errors'> {
  edit: (part: Partial<ItemsDraft>) => void
}

function TemplateFields({ draft, edit, issued, errors }: TemplateFieldsProps) {
  return (
    <>
      <FieldAnchor path="which">
        <RadioGroupField
          label="Items"
          value={draft.which}
          onValueChange={(which) => edit({ which })}
          error={errors.which}
          columns={2}
          options={[
            {
              value: 'all',
              label: 'All minted items',
              description: `1 to ${formatGrouped(issued, 0)}`,
            },
            { value: 'chosen', label: 'Some of them', description: 'By their numbers.' },
          ]}
        />
      </FieldAnchor>
      {draft.which === 'chosen' && (
        <FieldAnchor path="numbers">
          <TextField
            label="Numbers"
            hint="Numbers and ranges, such as 1-5, 8."
            value={draft.numbers}
            onChange={({ target }) => edit({ numbers: target.value })}
            error={errors.numbers}
          />
        </FieldAnchor>
      )}
      {/* One of both is enough, so they are left together. */}
      <FieldAnchor path="name">
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
          <TextField
            label="New name"
            hint={<Example template={draft.name} />}
            value={draft.name}
            onChange={({ target }) => edit({ name: target.value })}
            error={errors.name}
          />
          <TextField
            label="New metadata URL"
            hint={<Example template={draft.uri} />}
            value={draft.uri}
            onChange={({ target }) => edit({ uri: target.value })}
            error={errors.uri}
            inputMode="url"
            spellCheck={false}
            autoCapitalize="off"
          />
        </div>
      </FieldAnchor>
    </>
  )
}

function Example({ template }: { template: string }) {
  if (template === '') return 'Empty = unchanged.'
  return (
    <span className="wrap-anywhere">
      {`{} stands for the number. Item 1: ${templateText(template, 1n)}`}
    </span>
  )
}
