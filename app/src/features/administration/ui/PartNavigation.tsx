import { Link } from '@tanstack/react-router'
import { cn } from '#shared/lib/cn.ts'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { isUnsaved } from '../model/unsavedSections.ts'
import type { AdministrationPart } from './administrationParts.ts'

interface PartNavigationProps {
  parts: readonly AdministrationPart[]
  /** Parts with unsaved changes. */
  unsaved: ReadonlySet<string>
}

/** Navigation between the page's parts, beside them. */
export function PartNavigation({ parts, unsaved }: PartNavigationProps) {
  return (
    <nav aria-label="Administration" className="sticky top-20">
      <ul className="flex flex-col gap-0.5">
        {parts.map(({ id, title, dangerous }) => (
          <li key={id}>
            <Link
              to="."
              hash={id}
              replace
              className={cn(
                'flex items-center justify-between gap-2 rounded-lg px-2.5 py-1.5 transition-colors hover:bg-sunken',
                dangerous ? 'text-danger-text' : 'text-muted hover:text-ink',
              )}
            >
              {title}
              {isUnsaved(unsaved, id) && (
                <>
                  <span aria-hidden="true" className="size-1.5 rounded-full bg-warn-text" />
                  <VisuallyHidden>not saved</VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
