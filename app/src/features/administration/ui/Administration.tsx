import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { UnsavedChangesGuard } from '#shared/ui/UnsavedChangesGuard.tsx'
import { useForgetSections } from '../model/sectionStore.ts'
import { UnsavedSectionsContext } from '../model/unsavedSections.ts'
import { useIsWide } from '../model/useIsWide.ts'
import { useUnsavedIds } from '../model/useUnsavedIds.ts'
import { ADMINISTRATION_PARTS } from './administrationParts.ts'
import { PartNavigation } from './PartNavigation.tsx'
import { SectionCard } from './SectionCard.tsx'

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
