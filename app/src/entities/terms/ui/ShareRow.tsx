import { TOTAL_SHARES } from '@mintline/core'
import { Trash2 } from 'lucide-react'
import { type ClipboardEvent, useId } from 'react'
import { parseDecimal } from '#shared/lib/decimal.ts'
import { invalid, type Parsed, valid } from '#shared/lib/parsed.ts'
import { useDraft } from '#shared/lib/useDraft.ts'
import { FieldError } from '#shared/ui/FieldError.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import type { ErrorsByPath } from '../lib/errorsByPath.ts'
import { parseShareLines } from '../lib/parseShareLines.ts'
import type { ShareDraft, ShareFields } from '../lib/shareDraft.ts'
import { RowInput } from './RowInput.tsx'
import { FOCUS_MARK } from './useRowFocus.ts'

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
export function ShareRow({
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
