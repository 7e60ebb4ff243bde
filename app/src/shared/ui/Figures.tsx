import type { ReactNode } from 'react'

/** The numbers that matter most, side by side, each a `Figure`. */
export function Figures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="overflow-hidden rounded-xl border bg-line shadow-card">
      <dl className="grid grid-cols-2 gap-px lg:grid-cols-4">{children}</dl>
    </section>
  )
}

interface FigureProps {
  term: string
  value: ReactNode
  /** A note: what it counts, its source, or a link to it. */
  note: ReactNode
}

/** A number with its name; tall enough for two lines below it, so that nothing moves when they arrive. */
export function Figure({ term, value, note }: FigureProps) {
  return (
    <div className="flex min-h-34 min-w-0 flex-col bg-surface p-4 sm:min-h-32 sm:p-5">
      <dt className="text-[0.8125rem] text-muted">{term}</dt>
      <dd className="mt-1 break-words font-semibold text-lg leading-7 tracking-tight sm:text-2xl sm:leading-8">
        {/* A newer text takes the place of the old one, rather than moving. */}
        {typeof value === 'string' ? <KeptTogether key={value}>{value}</KeptTogether> : value}
      </dd>
      <dd className="mt-1 text-[0.8125rem] text-muted leading-5">{note}</dd>
    </div>
  )
}

/** A text whose last two words, such as an amount and its unit, share a line if they fit on one. */
function KeptTogether({ children: text }: { children: string }) {
  const [, start = '', end = text] = /^(.*\s)(\S+\s\S+)$/.exec(text) ?? []
  return (
    <>
      {start}
      <span className="inline-block">{end}</span>
    </>
  )
}
