import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** An icon, drawn in a frame. */
  icon: ReactNode
  title: string
  /** A list without entries: names what will appear, and the step that leads to it. */
  children: ReactNode
  actions?: ReactNode
  /** True if it replaces a whole page, whose heading it then has. Default: false. */
  isPage?: boolean
}

/** Placeholder for an empty list. */
export function EmptyState({ icon, title, children, actions, isPage = false }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className="flex flex-col items-center rounded-xl border border-line-strong border-dashed px-6 py-12 text-center">
      <span
        aria-hidden="true"
        className="mb-4 flex size-11 items-center justify-center rounded-xl border bg-surface text-accent-text shadow-card [&_svg]:size-5"
      >
        {icon}
      </span>
      <Heading className="font-semibold text-base">{title}</Heading>
      <div className="mt-1.5 max-w-md text-muted">{children}</div>
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  )
}
