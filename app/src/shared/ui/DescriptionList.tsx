import type { ReactNode } from 'react'
import { UntrustedText } from './UntrustedText.tsx'

/** Terms and descriptions, one pair per line. Both may be untrusted text. */
export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  return (
    <dl className="-my-2.5 divide-y">
      {items.map(({ term, value }) => (
        <div
          key={term}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-0.5 py-2.5"
        >
          <dt className="min-w-0 break-words text-muted">
            <UntrustedText>{term}</UntrustedText>
          </dt>
          <dd className="min-w-0 break-words text-right font-medium">
            {typeof value === 'string' ? <UntrustedText>{value}</UntrustedText> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** One line: a term and its description. */
export interface DescriptionItem {
  term: string
  value: ReactNode
}
