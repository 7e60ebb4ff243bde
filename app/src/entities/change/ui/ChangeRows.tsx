import { withUnshownNamed } from '@mintline/core'
import { ArrowRight } from 'lucide-react'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import type { ChangeRow } from '../lib/changeGroup.ts'

/** Values that change, from old to new. */
export function ChangeRows({ rows }: { rows: readonly ChangeRow[] }) {
  return (
    <dl className="flex flex-col gap-2.5">
      {rows.map(({ key, label, before, after }) => (
        <div key={key} className="min-w-0">
          <dt className="wrap-anywhere text-[0.8125rem] text-muted">
            <Shown text={label} />
          </dt>
          <dd className="flex flex-wrap items-start gap-x-2 gap-y-0.5">
            {before !== undefined && (
              <>
                <VisuallyHidden>from</VisuallyHidden>
                <Value text={before} className="text-muted line-through" />
                <ArrowRight aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-subtle" />
                <VisuallyHidden>to</VisuallyHidden>
              </>
            )}
            <Value text={after} className="font-medium" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ text, className }: { text: string; className: string }) {
  if (text === '') return <span className="text-subtle italic">nothing</span>
  return (
    <span className={`wrap-anywhere min-w-0 whitespace-pre-line ${className}`}>
      <Shown text={text} />
    </span>
  )
}

/** In full, with its own direction: a mark that nobody sees may be the only change. */
function Shown({ text }: { text: string }) {
  return <bdi>{text.split('\n').map(withUnshownNamed).join('\n')}</bdi>
}
