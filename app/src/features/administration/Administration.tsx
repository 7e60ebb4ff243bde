import { Link, useRouterState } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { cn } from '#shared/lib/cn.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { UnsavedChangesGuard } from '#shared/ui/UnsavedChangesGuard.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import {
  isUnsaved,
  type UnsavedSections,
  UnsavedSectionsContext,
  useForgetSections,
  useUnsavedSections,
} from './model/sectionStore.ts'
import { CollectionSection } from './ui/CollectionSection.tsx'
import { FeeAdminsSection } from './ui/FeeAdminsSection.tsx'
import { FeeSection } from './ui/FeeSection.tsx'
import { ItemsSection } from './ui/ItemsSection.tsx'
import { LocksSection } from './ui/LocksSection.tsx'
import { LookupTableSection } from './ui/LookupTableSection.tsx'
import { MetadataSection } from './ui/MetadataSection.tsx'
import { OwnershipSection } from './ui/OwnershipSection.tsx'
import { RevealSection } from './ui/RevealSection.tsx'
import { RoyaltiesSection } from './ui/RoyaltiesSection.tsx'

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
function SectionCard({
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

/** A section on the page. */
interface AdministrationPart {
  /** Its anchor in the page's address. */
  id: string
  title: string
  description: string
  /** True if changes made in it cannot be undone. */
  dangerous?: boolean
  Content: ComponentType<{ id: string }>
}

/** In page order, irreversible ones last. */
const ADMINISTRATION_PARTS: readonly AdministrationPart[] = [
  {
    id: 'collection',
    title: 'Collection',
    description: 'Names, limits, treasury and co-signer.',
    Content: CollectionSection,
  },
  {
    id: 'metadata',
    title: 'Extra metadata',
    description: 'Fields that wallets and marketplaces may show.',
    Content: MetadataSection,
  },
  {
    id: 'items',
    title: 'Item names and metadata',
    description: 'New texts for minted items.',
    Content: ItemsSection,
  },
  {
    id: 'reveal',
    title: 'Reveal',
    description: 'Files that items show later, in an order that is fixed before the first mint.',
    Content: RevealSection,
  },
  {
    id: 'royalties',
    title: 'Royalties',
    description: 'Part of later sales that goes to the creators.',
    Content: RoyaltiesSection,
  },
  {
    id: 'platform-fee',
    title: 'Platform fee',
    description: 'Part of the price that goes to the platform.',
    Content: FeeSection,
  },
  {
    id: 'fee-admins',
    title: 'Fee admins',
    description: 'Who may change the platform fee.',
    Content: FeeAdminsSection,
  },
  {
    id: 'lookup-table',
    title: 'Lookup table',
    description: 'Makes room for long merkle proofs in mints.',
    Content: LookupTableSection,
  },
  {
    id: 'locks',
    title: 'Locks',
    description: 'Gives up changing parts of the collection, as a promise to collectors.',
    dangerous: true,
    Content: LocksSection,
  },
  {
    id: 'ownership',
    title: 'Ownership',
    description: 'Hands the whole collection over to another owner.',
    dangerous: true,
    Content: OwnershipSection,
  },
]
