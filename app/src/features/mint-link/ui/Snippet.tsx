import { CopyButton } from '#shared/ui/CopyButton.tsx'

/** HTML to copy into another page. */
export function Snippet({ text, hint }: { text: string; hint: string }) {
  return (
    <>
      <div className="flex items-start gap-1 rounded-lg border bg-sunken py-1.5 pr-1.5 pl-3">
        <code className="min-w-0 flex-1 break-all py-1 font-mono text-xs leading-5">{text}</code>
        <CopyButton text={text} label="Copy HTML" />
      </div>
      <p className="mt-2 text-[0.8125rem] text-muted">{hint}</p>
    </>
  )
}
