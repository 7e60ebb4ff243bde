import { Link, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { cn } from '#shared/lib/cn.ts'
import { UnsavedChangesGuard } from '#shared/ui/UnsavedChangesGuard.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { useForgetSections } from '../model/sectionStore.ts'
import {
  isUnsaved,
  type UnsavedSections,
  UnsavedSectionsContext,
} from '../model/unsavedSections.ts'
import { ADMINISTRATION_PARTS, type AdministrationPart } from './administrationParts.ts'
import { SectionCard } from './SectionCard.tsx'

const NONE: ReadonlySet<string> = new Set()

/** Minimum width for a list of sections beside them. */
const WIDE = '(min-width: 64rem)'

/** Everything that can be changed in the open collection; each part is saved separately. */
export function Administration() {
  const unsaved = useUnsavedIds()
  const forget = useForgetSections()
  const isWide = useIsWide()
  const { openIds, toggle } = useOpenParts()
  return (
    <UnsavedSectionsContext value={unsaved}>
      <div className="items-start gap-8 lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)]">
        {isWide && <PartNavigation parts={ADMINISTRATION_PARTS} unsaved={unsaved.ids} />}
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          {ADMINISTRATION_PARTS.map(({ id, Content, ...part }) => (
            <SectionCard
              key={id}
              id={id}
              {...part}
              disclosure={
                isWide ? undefined : { isOpen: openIds.has(id), toggle: () => toggle(id) }
              }
            >
              <Content id={id} />
            </SectionCard>
          ))}
        </div>
      </div>
      <UnsavedChangesGuard isDirty={unsaved.ids.size > 0} onLeave={forget} />
    </UnsavedSectionsContext>
  )
}

/** Parts expanded on a phone: those opened so far, and the one in the page's address. */
function useOpenParts() {
  const anchor = useRouterState({ select: ({ location }) => location.hash })
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set([anchor]))
  useEffect(() => {
    if (anchor === '') return
    setOpenIds((now) => new Set([...now, anchor]))
    const part = document.getElementById(anchor)
    part?.scrollIntoView()
    document.getElementById(`${anchor}-title`)?.focus({ preventScroll: true })
  }, [anchor])
  return {
    openIds,
    toggle: (id: string) =>
      setOpenIds(
        (now) => new Set(now.has(id) ? [...now].filter((open) => open !== id) : [...now, id]),
      ),
  }
}

/** Returns true if there is room for all sections at once. */
function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
}

function subscribe(tell: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Holds which sections on the page have unsaved changes. */
function useUnsavedIds(): UnsavedSections {
  const [ids, setIds] = useState(NONE)
  const tell = useCallback((id: string, isUnsaved: boolean) => {
    setIds((now) => {
      if (now.has(id) === isUnsaved) return now
      const others = [...now].filter((other) => other !== id)
      return new Set(isUnsaved ? [...others, id] : others)
    })
  }, [])
  return useMemo(() => ({ ids, tell }), [ids, tell])
}

interface PartNavigationProps {
  parts: readonly AdministrationPart[]
  /** Parts with unsaved changes. */
  unsaved: ReadonlySet<string>
}

/** Navigation between the page's parts, beside them. */
function PartNavigation({ parts, unsaved }: PartNavigationProps) {
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
