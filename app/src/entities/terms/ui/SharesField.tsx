import { TOTAL_SHARES } from '@mintline/core'
import { Plus, Split, Trash2, UserPlus } from 'lucide-react'
import { type ClipboardEvent, type ReactNode, useId } from 'react'
import { cn } from '#shared/lib/cn.ts'
import { parseDecimal } from '#shared/lib/decimal.ts'
import { invalid, type Parsed, valid } from '#shared/lib/parsed.ts'
import { useDraft } from '#shared/lib/useDraft.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FieldError } from '#shared/ui/Field.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { type ErrorsByPath, errorsAt } from '../lib/errorsByPath.ts'
import {
  parseShareLines,
  remainderOf,
  remainderText,
  type ShareDraft,
  type ShareFields,
  withEvenShares,
  withShares,
} from '../lib/shareDraft.ts'
import { FOCUS_MARK, RowInput, useRowFocus } from './RowInput.tsx'

interface SharesFieldProps {
  legend: string
  hint?: ReactNode
  value: readonly ShareDraft[]
  onChange: (next: ShareDraft[]) => void
  /** By path relative to the list: '' is the whole list, `0.address` and `0.share` are in the first row. */
  errors?: ErrorsByPath
  /** Maximum number of rows to add; a longer pasted list stays in view. Default: 5. */
  max?: number
  /** Base58, for "Add yourself"; undefined = nobody is connected. */
  currentWallet?: string | undefined
  disabled?: boolean
}

/** A split: addresses and whole percents that sum to 100. Inputs are named by path. */
export function SharesField({
  legend,
  hint,
  value,
  onChange,
  errors = {},
  max = 5,
  currentWallet,
  disabled = false,
}: SharesFieldProps) {
  const id = useId()
  const { place, focusNext } = useRowFocus()
  const remainder = remainderOf(value)
  const isFull = value.length >= max
  const add = (row: ShareFields) => {
    const next = withShares(value, [row])
    focusNext(`address-${next.at(-1)?.id}`, 'add')
    onChange(next)
  }
  const remove = (index: number) => {
    const neighbour = value[index + 1] ?? value[index - 1]
    focusNext(`remove-${neighbour?.id}`, 'add')
    onChange(value.filter((_, at) => at !== index))
  }
  const replace = (index: number, rows: readonly ShareFields[]) => {
    const all = [...value.slice(0, index), ...rows, ...value.slice(index + 1)]
    const next = withShares([], all)
    focusNext(`address-${next[index + rows.length - 1]?.id}`, 'add')
    onChange(next)
  }
  const isMissing =
    currentWallet !== undefined && value.every(({ address }) => address.trim() !== currentWallet)
  const describedBy = [errors[''] && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset
      ref={place}
      aria-describedby={describedBy || undefined}
      className="flex min-w-0 flex-col gap-3"
    >
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-[0.8125rem] text-muted leading-5">
          {hint}
        </p>
      )}
      {value.length > 0 && (
        <ol className="flex flex-col gap-2.5">
          {value.map((draft, index) => (
            <ShareRow
              key={draft.id}
              draft={draft}
              number={index + 1}
              errors={errorsAt(errors, String(index))}
              disabled={disabled}
              onChange={(next) => onChange(value.map((row, at) => (at === index ? next : row)))}
              onPasteRows={(rows) => replace(index, rows)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <FieldError id={`${id}-error`}>{errors['']}</FieldError>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          {...{ [FOCUS_MARK]: 'add' }}
          disabled={disabled || isFull}
          onClick={() => add({ address: '', share: Math.max(0, remainder) || undefined })}
        >
          <Plus aria-hidden="true" />
          Add an address
        </Button>
        {isMissing && !isFull && (
          <Button
            size="sm"
            disabled={disabled}
            onClick={() =>
              add({ address: currentWallet, share: Math.max(0, remainder) || undefined })
            }
          >
            <UserPlus aria-hidden="true" />
            Add yourself
          </Button>
        )}
        {value.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            disabled={disabled}
            onClick={() => onChange(withEvenShares(value))}
          >
            <Split aria-hidden="true" />
            Split evenly
          </Button>
        )}
        <p
          aria-live="polite"
          className={cn(
            'ml-auto text-[0.8125rem] tabular-nums',
            remainder === 0 || value.length === 0 ? 'text-muted' : 'text-warn-text',
          )}
        >
          {value.length > 0 && `Sum ${remainderText(remainder)}`}
        </p>
      </div>
      {isFull && <p className="text-subtle text-xs">At most {max} addresses.</p>}
    </fieldset>
  )
}

interface ShareRowProps {
  draft: ShareDraft
  /** From 1, for its label. */
  number: number
  /** For `address` and `share`. */
  errors: ErrorsByPath
  disabled: boolean
  onChange: (next: ShareDraft) => void
  /** Called when a list is pasted into the row. */
  onPasteRows: (rows: ShareFields[]) => void
  onRemove: () => void
}

/** One receiver's address and share. */
function ShareRow({
  draft,
  number,
  errors,
  disabled,
  onChange,
  onPasteRows,
  onRemove,
}: ShareRowProps) {
  const id = useId()
  const share = useDraft({
    value: draft.share,
    format: String,
    parse: parseShare,
    onValueChange: (next) => onChange({ ...draft, share: next }),
  })
  const shareError = share.error ?? errors.share
  const paste = (event: ClipboardEvent) => {
    const rows = parseShareLines(event.clipboardData.getData('text/plain'))
    if (!rows) return
    event.preventDefault()
    onPasteRows(rows)
  }
  return (
    <li className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2 sm:flex-nowrap">
        <RowInput
          name={`${number - 1}.address`}
          label={`Address ${number}`}
          errorId={errors.address && `${id}-address`}
          focusMark={`address-${draft.id}`}
          className="basis-full font-mono sm:basis-auto"
          looks={{ text: 'text-base sm:text-[0.8125rem]' }}
          autoCapitalize="off"
          spellCheck={false}
          placeholder="Address"
          disabled={disabled}
          value={draft.address}
          onChange={({ target }) => onChange({ ...draft, address: target.value })}
          onPaste={paste}
        />
        <RowInput
          name={`${number - 1}.share`}
          label={`Share ${number}, in percent`}
          errorId={shareError && `${id}-share`}
          className="text-right"
          looks={{ width: 'w-20' }}
          inputMode="numeric"
          disabled={disabled}
          value={share.text}
          onChange={({ target }) => share.type(target.value)}
          onBlur={share.leave}
        />
        <span aria-hidden="true" className="text-muted">
          %
        </span>
        <IconButton
          label={`Remove address ${number}`}
          {...{ [FOCUS_MARK]: `remove-${draft.id}` }}
          className="ml-auto"
          disabled={disabled}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <FieldError id={`${id}-address`}>{errors.address}</FieldError>
      <FieldError id={`${id}-share`}>{shareError}</FieldError>
    </li>
  )
}

function parseShare(text: string): Parsed<number> {
  const parsed = parseDecimal(text, 0)
  if (parsed.status === 'empty') return parsed
  return parsed.status === 'valid' && parsed.value <= BigInt(TOTAL_SHARES)
    ? valid(Number(parsed.value))
    : invalid(`Enter a whole number from 1 to ${TOTAL_SHARES}.`)
}
