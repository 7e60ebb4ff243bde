import { FileUp } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react'
import { cn } from '../lib/cn.ts'
import { mebibyteText } from '../lib/countText.ts'
import { Button } from './Button.tsx'

/** A file that was dropped or chosen, or a pasted text in UTF-8. */
export interface FileBytes {
  /** File name, or "pasted text". */
  name: string
  bytes: Uint8Array
}

interface FileDropProps {
  label: string
  /** Expected contents, such as CSV columns. */
  hint: string
  /** Accepted file extensions, such as ".csv,.txt". */
  accept: string
  /** Default: 64 MiB; larger files are refused with a message. */
  maxBytes?: number
  /** False for binary files. Default: true. */
  takesText?: boolean
  /** Why the file cannot be used, as a sentence. */
  refusal?: string | undefined
  /** Takes a file; the input is busy until that is done. */
  onFile: (given: FileBytes) => void | Promise<void>
  /**
   * Called with true before a file's bytes are read, which takes long from a cloud, and with false once `onFile` is
   * done.
   */
  onReading?: (isReading: boolean) => void
}

/** Input for a file: dropped, chosen or pasted; a text file also as text. */
export function FileDrop({
  label,
  hint,
  accept,
  maxBytes = 64 * 1024 * 1024,
  takesText = true,
  refusal,
  onFile,
  onReading,
}: FileDropProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const newest = useRef<File>(undefined)
  const [isReading, setIsReading] = useState(false)
  const [error, setError] = useState<string>()

  const report = (isReadingNow: boolean) => {
    setIsReading(isReadingNow)
    onReading?.(isReadingNow)
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > maxBytes) {
      setError(`${file.name} is larger than ${mebibyteText(maxBytes)}.`)
      return
    }
    newest.current = file
    report(true)
    const buffer = await file.arrayBuffer().catch(() => undefined)
    // Another file was chosen meanwhile.
    if (newest.current !== file) return
    setError(buffer ? undefined : `${file.name} could not be read.`)
    if (buffer) await onFile({ name: file.name, bytes: new Uint8Array(buffer) })
    if (newest.current === file) report(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    const text = event.clipboardData.getData('text/plain')
    if (file) void take(file)
    else if (takesText && /\S/.test(text))
      void onFile({ name: 'pasted text', bytes: new TextEncoder().encode(text) })
    else return
    event.preventDefault()
  }
  return (
    <section
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={paste}
      className={cn(
        'flex flex-col items-center gap-3 rounded-xl border border-dashed px-6 py-8 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      <FileUp aria-hidden="true" className="size-6 text-accent-text" />
      <div>
        <p className="font-medium">{label}</p>
        <p id={`${id}-hint`} className="mt-0.5 max-w-md text-muted">
          {hint}
        </p>
      </div>
      <Button
        aria-describedby={`${id}-hint`}
        busy={isReading}
        onClick={() => input.current?.click()}
      >
        Choose a file
      </Button>
      <p className="text-subtle text-xs">
        or drop it here, or focus the button and paste {takesText ? 'text' : 'it'}
      </p>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="hidden"
        aria-label={label}
        tabIndex={-1}
        onChange={({ target }) => {
          void take(target.files?.[0])
          // Choosing the same file again must count as a change.
          target.value = ''
        }}
      />
      {(error ?? refusal) && (
        <p role="alert" className="text-danger-text">
          {error ?? refusal}
        </p>
      )}
    </section>
  )
}
