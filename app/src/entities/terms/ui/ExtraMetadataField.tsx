import { MAX_EXTRA_FIELDS } from '@mintline/solana'
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#shared/ui/Button.tsx'
import { FieldError } from '#shared/ui/Field.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { type ErrorsByPath, errorsAt } from '../lib/errorsByPath.ts'
import { type MetadataDraft, withEmptyField } from '../lib/metadataDraft.ts'
import { FOCUS_MARK, RowInput, useRowFocus } from './RowInput.tsx'

interface ExtraMetadataFieldProps {
  legend: string
  value: readonly MetadataDraft[]
  onChange: (next: MetadataDraft[]) => void
  /** By path relative to the list: '' is the whole list, `0.field` and `0.value` are in the first row. */
  errors?: ErrorsByPath
  disabled?: boolean
}

/** A collection's extra metadata fields. Inputs are named by path. */
export function ExtraMetadataField({
  legend,
  value,
  onChange,
  errors = {},
  disabled = false,
}: ExtraMetadataFieldProps) {
  const id = useId()
  const { place, focusNext } = useRowFocus()
  const add = () => {
    const next = withEmptyField(value)
    focusNext(`field-${next.at(-1)?.id}`, 'add')
    onChange(next)
  }
  const remove = (index: number) => {
    const neighbour = value[index + 1] ?? value[index - 1]
    focusNext(`remove-${neighbour?.id}`, 'add')
    onChange(value.filter((_, at) => at !== index))
  }
  return (
    <fieldset
      ref={place}
      aria-describedby={errors[''] ? `${id}-error ${id}-hint` : `${id}-hint`}
      className="flex min-w-0 flex-col gap-3"
    >
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <p id={`${id}-hint`} className="-mt-1 text-[0.8125rem] text-muted leading-5">
        Up to {MAX_EXTRA_FIELDS} fields, such as artist or licence.
      </p>
      {value.length > 0 && (
        <ol className="flex flex-col gap-2.5">
          {value.map((draft, index) => (
            <MetadataRow
              key={draft.id}
              draft={draft}
              number={index + 1}
              errors={errorsAt(errors, String(index))}
              disabled={disabled}
              onChange={(next) => onChange(value.map((row, at) => (at === index ? next : row)))}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <FieldError id={`${id}-error`}>{errors['']}</FieldError>
      <div>
        <Button
          size="sm"
          {...{ [FOCUS_MARK]: 'add' }}
          disabled={disabled || value.length >= MAX_EXTRA_FIELDS}
          onClick={add}
        >
          <Plus aria-hidden="true" />
          Add a field
        </Button>
      </div>
    </fieldset>
  )
}

interface MetadataRowProps {
  draft: MetadataDraft
  /** From 1, for its label. */
  number: number
  /** For `field` and `value`. */
  errors: ErrorsByPath
  disabled: boolean
  onChange: (next: MetadataDraft) => void
  onRemove: () => void
}

function MetadataRow({ draft, number, errors, disabled, onChange, onRemove }: MetadataRowProps) {
  const id = useId()
  return (
    <li className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2 sm:flex-nowrap">
        <RowInput
          name={`${number - 1}.field`}
          label={`Field ${number}`}
          errorId={errors.field && `${id}-field`}
          focusMark={`field-${draft.id}`}
          className="basis-full sm:w-44 sm:shrink-0 sm:basis-auto"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="Field"
          disabled={disabled}
          value={draft.field}
          onChange={({ target }) => onChange({ ...draft, field: target.value })}
        />
        <RowInput
          name={`${number - 1}.value`}
          label={`Value ${number}`}
          errorId={errors.value && `${id}-value`}
          className="flex-1"
          placeholder="Value"
          disabled={disabled}
          value={draft.value}
          onChange={({ target }) => onChange({ ...draft, value: target.value })}
        />
        <IconButton
          label={`Remove field ${number}`}
          {...{ [FOCUS_MARK]: `remove-${draft.id}` }}
          disabled={disabled}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <FieldError id={`${id}-field`}>{errors.field}</FieldError>
      <FieldError id={`${id}-value`}>{errors.value}</FieldError>
    </li>
  )
}
