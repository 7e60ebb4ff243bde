import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'

interface CardProps {
  title?: ReactNode
  description?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
  className?: string
}

/** A section with its own heading. */
export function Card({ title, description, actions, children, className }: CardProps) {
  return (
    <section className={cn('rounded-xl border bg-surface shadow-card', className)}>
      {title && (
        <header className="flex flex-wrap items-start justify-between gap-3 px-5 pt-4.5">
          <div className="min-w-0">
            <h2 className="font-semibold text-[0.9375rem]">{title}</h2>
            {description && <p className="mt-0.5 max-w-prose text-muted">{description}</p>}
          </div>
          {actions}
        </header>
      )}
      <div className="p-5">{children}</div>
    </section>
  )
}
