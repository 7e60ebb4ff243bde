import {
  type Clockface,
  formatDateTime,
  localZoneName,
  parseDateTime,
} from '../lib/dateTimeText.ts'
import { useDraft } from '../lib/useDraft.ts'
import { Field, type FieldControl, type FieldProps } from './Field.tsx'
import { inputStyles } from './inputStyles.ts'

interface DateTimeFieldProps extends FieldProps {
  /** Unix seconds; undefined = nothing entered. */
  value: bigint | undefined
  onValueChange: (unixSeconds: bigint | undefined) => void
  disabled?: boolean
}

/** A moment, in local time and UTC side by side: either can be edited. */
export function DateTimeField({
  value,
  onValueChange,
  disabled = false,
  ...field
}: DateTimeFieldProps) {
  const props = { value, onValueChange, disabled }
  return (
    <Field {...field}>
      {(control) => (
        <div className="grid gap-2 sm:grid-cols-2">
          <Clock {...props} clockface="local" zone={localZoneName()} control={control} />
          <Clock {...props} clockface="utc" zone="UTC" />
        </div>
      )}
    </Field>
  )
}

interface ClockProps extends Pick<DateTimeFieldProps, 'value' | 'onValueChange' | 'disabled'> {
  clockface: Clockface
  zone: string
  control?: FieldControl
}

function Clock({ value, onValueChange, disabled, clockface, zone, control }: ClockProps) {
  const draft = useDraft({
    value,
    format: (seconds) => formatDateTime(seconds, clockface),
    parse: (text) => parseDateTime(text, clockface),
    onValueChange,
  })
  return (
    <div className="relative">
      <input
        {...control}
        aria-label={control ? undefined : `The same in ${zone}`}
        type="datetime-local"
        step={draft.text.length > 16 ? 1 : 60}
        disabled={disabled}
        className={inputStyles()}
        value={draft.text}
        onChange={({ target }) => draft.type(target.value)}
        onBlur={draft.leave}
      />
      <span className="mt-1 block text-subtle text-xs">{zone}</span>
    </div>
  )
}
