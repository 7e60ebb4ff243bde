import { withInvisibleNamed } from '@mintline/core'
import { ArrowRight } from 'lucide-react'
import { Badge } from '#shared/ui/Badge.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import type { ChangeGroup, ChangeRow } from './changeGroup.ts'

/** Changed values, from old to new. */
export function ChangeRows({ rows }: { rows: readonly ChangeRow[] }) {
  return (
    <dl className="flex flex-col gap-2">
      {rows.map(({ key, label, before, after }) => (
        <div key={key} className="grid min-w-0 gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="wrap-anywhere text-[0.8125rem] text-muted leading-6">
            <Shown text={label} />
          </dt>
          <dd className="flex min-w-0 flex-wrap items-start gap-x-2 gap-y-0.5 leading-6">
            {before !== undefined && (
              <>
                <VisuallyHidden>from</VisuallyHidden>
                <Value text={before} className="text-muted line-through" />
                <ArrowRight aria-hidden="true" className="mt-1.5 size-3.5 shrink-0 text-subtle" />
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

/** Shows a text in full, with its own direction: an invisible mark may be the only change. */
function Shown({ text }: { text: string }) {
  return <bdi>{text.split('\n').map(withInvisibleNamed).join('\n')}</bdi>
}

/** Changes by group; empty without changes. */
export function ChangeGroups({ groups }: { groups: readonly ChangeGroup[] }) {
  if (groups.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 font-medium">What changes</h3>
      <ul className="flex flex-col gap-3">
        {groups.map(({ key, title, isNew, rows, note }) => (
          <li key={key} className="min-w-0 rounded-lg border bg-sunken px-4 py-3">
            <h4 className="mb-1.5 flex flex-wrap items-center gap-2 font-medium">
              <UntrustedText>{title}</UntrustedText>
              {isNew && <Badge tone="accent">New</Badge>}
            </h4>
            <ChangeRows rows={rows} />
            {note !== undefined && <p className="mt-2 text-[0.8125rem] text-muted">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
