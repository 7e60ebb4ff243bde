import { ArrowRight } from 'lucide-react'
import type { Difference } from '#shared/form/draftOfParts.ts'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

interface DifferenceListProps {
  differences: readonly Difference[]
  /** Text for a missing value. Default: nothing. */
  empty?: string
}

/** Differences, from old to new value. */
export function DifferenceList({ differences, empty = 'nothing' }: DifferenceListProps) {
  return (
    <dl className="flex flex-col gap-2.5">
      {differences.map(({ key, label, before, after }) => (
        <div key={key} className="min-w-0">
          <dt className="break-words text-[0.8125rem] text-muted">{label}</dt>
          <dd className="flex flex-wrap items-start gap-x-2 gap-y-0.5">
            <VisuallyHidden>from</VisuallyHidden>
            <Text text={before} empty={empty} className="text-muted line-through" />
            <ArrowRight aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-subtle" />
            <VisuallyHidden>to</VisuallyHidden>
            <Text text={after} empty={empty} className="font-medium" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface TextProps {
  text: string
  empty: string
  className: string
}

function Text({ text, empty, className }: TextProps) {
  if (text === '') return <span className="text-subtle italic">{empty}</span>
  // In full, with its own direction: a direction mark may be the only change.
  return <bdi className={`min-w-0 whitespace-pre-line break-all ${className}`}>{text}</bdi>
}
