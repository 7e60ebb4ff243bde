import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#shared/lib/cn.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { isUnsaved, useUnsavedSections } from '../model/unsavedSections.ts'

interface SectionCardProps {
  /** Its anchor. */
  id: string
  title: string
  description: string
  /** True if changes made in it cannot be undone. */
  dangerous?: boolean
  /** Undefined = it cannot be collapsed and has no button for it. */
  disclosure: { isOpen: boolean; toggle: () => void } | undefined
  children: ReactNode
}

/** A section on the page: always open on wide screens, collapsible on phones. */
export function SectionCard({
  id,
  title,
  description,
  dangerous = false,
  disclosure,
  children,
}: SectionCardProps) {
  const isOpen = disclosure?.isOpen ?? true
  const { ids } = useUnsavedSections()
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cn(
        'scroll-mt-20 rounded-xl border bg-surface shadow-card',
        dangerous && 'border-danger-line',
      )}
    >
      <header className={cn('px-5 pt-4.5', !isOpen && 'pb-4.5')}>
        <div className="flex items-start justify-between gap-3">
          <h2
            id={`${id}-title`}
            tabIndex={-1}
            className="min-w-0 flex-1 rounded-sm font-semibold text-[0.9375rem]"
          >
            {disclosure ? (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={`${id}-content`}
                onClick={disclosure.toggle}
                className="-my-2 flex w-full items-center justify-between gap-3 rounded-sm py-2 text-left"
              >
                {title}
                <ChevronDown
                  aria-hidden="true"
                  className={cn('size-4 text-subtle transition-transform', isOpen && 'rotate-180')}
                />
              </button>
            ) : (
              title
            )}
          </h2>
          {isUnsaved(ids, id) && <Badge tone="warn">Not saved</Badge>}
        </div>
        <p className="mt-0.5 max-w-prose text-muted">{description}</p>
      </header>
      <div id={`${id}-content`} hidden={!isOpen} className="p-5">
        {children}
      </div>
    </section>
  )
}
