import { rootText } from '#entities/phase/lib/rootText.ts'
import { CopyButton } from '#shared/ui/CopyButton.tsx'

/** A root in full, with a copy button. */
export function MerkleRoot({ root }: { root: Uint8Array }) {
  const text = rootText(root)
  return (
    <span className="inline-flex max-w-full items-start gap-0.5">
      <span className="break-all text-left font-mono text-[0.8125rem] leading-7">{text}</span>
      <CopyButton text={text} label="Copy root" />
    </span>
  )
}
