import { hexText } from '../lib/hexText.ts'
import { CopyButton } from './CopyButton.tsx'

/** Bytes in full as hex digits, with a button that copies them. */
export function HexText({ bytes, copyLabel }: { bytes: Uint8Array; copyLabel: string }) {
  const text = hexText(bytes)
  return (
    <span className="inline-flex max-w-full items-start gap-0.5">
      <span className="break-all text-left font-mono text-[0.8125rem] leading-7">{text}</span>
      <CopyButton text={text} label={copyLabel} />
    </span>
  )
}
